CREATE TABLE "backup_plan" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"every" integer NOT NULL,
	"keep" integer NOT NULL,
	"folder" text NOT NULL,
	"tell" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"try_at" timestamp (3) with time zone NOT NULL,
	"turn" text,
	"turn_ends_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	"file" text,
	"bytes" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"reason" text,
	"is_told" boolean DEFAULT false NOT NULL
);
