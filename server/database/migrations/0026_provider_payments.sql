CREATE TABLE "provider_messages" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"account_id" text,
	"warehouse_id" text,
	"issue" jsonb,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_messages_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "provider_payments" (
	"account_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"url" text,
	"expires_at" timestamp (3) with time zone,
	"transfer" jsonb,
	"charge" text,
	"asked" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_payments_account_id_payment_id_pk" PRIMARY KEY("account_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_data" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_messages" ADD CONSTRAINT "provider_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_messages" ADD CONSTRAINT "provider_messages_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD CONSTRAINT "provider_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD CONSTRAINT "provider_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_messages_issues" ON "provider_messages" USING btree ("warehouse_id","seen_at","id") WHERE "provider_messages"."issue" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_payments_reference" ON "provider_payments" USING btree ("provider","reference");