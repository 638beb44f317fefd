ALTER TABLE "accounts" ADD COLUMN "email_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone_removed_at" timestamp (3) with time zone;