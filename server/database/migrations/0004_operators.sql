CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"hint" text NOT NULL,
	"name" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"api_key_id" text NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_api_key_id_key_pk" PRIMARY KEY("api_key_id","key")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_suite_number_unique";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_number_unique";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_reference_unique";--> statement-breakpoint
DROP INDEX "accounts_warehouse";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "warehouse_id" text;--> statement-breakpoint
UPDATE "invoices" SET "warehouse_id" = "accounts"."warehouse_id" FROM "accounts" WHERE "accounts"."id" = "invoices"."account_id";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "warehouse_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "warehouse_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "operator_reference" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "claimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_age" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_suite" ON "accounts" USING btree ("warehouse_id","suite_number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("warehouse_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_operator_reference" ON "payments" USING btree ("warehouse_id","operator_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "packages_reference" ON "packages" USING btree ("warehouse_id","reference");--> statement-breakpoint
CREATE INDEX "shipments_any_account" ON "shipments" USING btree ("carrier","tracking_number");