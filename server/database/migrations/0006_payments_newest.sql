DROP INDEX "payments_account";--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("account_id","received_at","id");