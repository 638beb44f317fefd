CREATE TABLE "customer_answers" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_answers_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"warehouse_id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbound_shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"status" text NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"address" jsonb NOT NULL,
	"service" jsonb,
	"options" jsonb NOT NULL,
	"on_hold" text NOT NULL,
	"note" text,
	"quote_id" text,
	"quote" jsonb,
	"estimate" jsonb,
	"packed" jsonb,
	"final" jsonb,
	"invoice_number" text,
	"unconfirmed" boolean DEFAULT false NOT NULL,
	"invoice_id" text,
	"history" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_packages" (
	"account_id" text NOT NULL,
	"shipment_id" text NOT NULL,
	"package_id" text NOT NULL,
	"live" boolean NOT NULL,
	"taken_out_at" timestamp (3) with time zone,
	CONSTRAINT "shipment_packages_account_id_shipment_id_package_id_pk" PRIMARY KEY("account_id","shipment_id","package_id")
);
--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "shipment_rule" jsonb;--> statement-breakpoint
ALTER TABLE "customer_answers" ADD CONSTRAINT "customer_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_shipments" ADD CONSTRAINT "outbound_shipments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_shipments" ADD CONSTRAINT "outbound_shipments_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_shipments" ADD CONSTRAINT "outbound_shipments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_packages" ADD CONSTRAINT "shipment_packages_shipment_id_outbound_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."outbound_shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_packages" ADD CONSTRAINT "shipment_packages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_answers_age" ON "customer_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbound_shipments_newest" ON "outbound_shipments" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outbound_shipments_operators" ON "outbound_shipments" USING btree ("warehouse_id","id","status","updated_at");--> statement-breakpoint
CREATE INDEX "outbound_shipments_invoice" ON "outbound_shipments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_packages_live" ON "shipment_packages" USING btree ("account_id","package_id") WHERE "shipment_packages"."live";--> statement-breakpoint
CREATE INDEX "shipment_packages_shipment" ON "shipment_packages" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "shipment_packages_package" ON "shipment_packages" USING btree ("package_id");