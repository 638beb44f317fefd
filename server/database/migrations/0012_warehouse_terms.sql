ALTER TABLE "warehouses" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "storage_rule" jsonb;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "unit_system" text;