CREATE TABLE "restorations" (
	"restored_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone
);
