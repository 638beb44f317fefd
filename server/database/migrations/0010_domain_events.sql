CREATE TABLE "domain_events" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "domain_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"version" smallint NOT NULL,
	"account_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"once" text,
	"at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"relayed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "domain_events" ADD CONSTRAINT "domain_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_events" ADD CONSTRAINT "domain_events_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_events_waiting" ON "domain_events" USING btree ("position") WHERE "domain_events"."relayed_at" is null;--> statement-breakpoint
CREATE INDEX "domain_events_warehouse" ON "domain_events" USING btree ("warehouse_id","transaction_id","position");--> statement-breakpoint
CREATE INDEX "domain_events_account" ON "domain_events" USING btree ("account_id","transaction_id","position");--> statement-breakpoint
CREATE INDEX "domain_events_age" ON "domain_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "domain_events_once" ON "domain_events" USING btree ("account_id","once");