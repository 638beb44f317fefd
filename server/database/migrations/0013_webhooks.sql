CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event_position" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"enqueued_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"warehouse_id" text NOT NULL,
	"url" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotates_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"notice_due" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"reason" text,
	"body" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("endpoint_id","event_position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("created_at") WHERE "webhook_deliveries"."enqueued_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_warehouse" ON "webhook_endpoints" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "webhook_tries_delivery" ON "webhook_tries" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_tries_age" ON "webhook_tries" USING btree ("at");