DROP INDEX "shipments_any_account";--> statement-breakpoint
CREATE INDEX "shipments_everywhere" ON "shipments" USING btree ("tracking_number","carrier");