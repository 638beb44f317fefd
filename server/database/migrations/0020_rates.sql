CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"rate_set_id" text,
	"ends_with_rates" boolean NOT NULL,
	"packages_digest" text NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"warehouse_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"rates" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rate_set_id_rate_sets_id_fk" FOREIGN KEY ("rate_set_id") REFERENCES "public"."rate_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_account" ON "quotes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "quotes_rate_set" ON "quotes" USING btree ("rate_set_id");--> statement-breakpoint
CREATE INDEX "quotes_age" ON "quotes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_sets_warehouse" ON "rate_sets" USING btree ("warehouse_id","valid_from","created_at");