CREATE TABLE "event_failures" (
	"position" bigint NOT NULL,
	"consumer" text NOT NULL,
	"reason" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"repeat_at" timestamp (3) with time zone,
	CONSTRAINT "event_failures_position_consumer_pk" PRIMARY KEY("position","consumer")
);
--> statement-breakpoint
CREATE TABLE "forgotten_events" (
	"warehouse_id" text PRIMARY KEY NOT NULL,
	"transaction_id" "xid8" NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event_failures" ADD CONSTRAINT "event_failures_position_domain_events_position_fk" FOREIGN KEY ("position") REFERENCES "public"."domain_events"("position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_events" ADD CONSTRAINT "forgotten_events_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_failures_repeated" ON "event_failures" USING btree ("position") WHERE "event_failures"."repeat_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_messages_bodies" ON "customer_messages" USING btree ("changed_at") WHERE "customer_messages"."body" is not null;--> statement-breakpoint
CREATE INDEX "message_notifications_notification" ON "message_notifications" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_position" ON "webhook_deliveries" USING btree ("event_position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","due_at") WHERE "webhook_deliveries"."status" = 'queued';