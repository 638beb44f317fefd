ALTER TABLE "sessions" ADD COLUMN "replaced_digest" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sessions_replaced" ON "sessions" USING btree ("replaced_digest");