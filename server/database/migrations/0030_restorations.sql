CREATE TABLE "compatibility" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"least_known" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restorations" (
	"restored_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone
);
