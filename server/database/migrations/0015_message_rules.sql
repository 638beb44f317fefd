CREATE TABLE "message_tries" (
	"message_id" text NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "message_tries_message_id_number_pk" PRIMARY KEY("message_id","number")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "message_rules" jsonb;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "brand" jsonb;--> statement-breakpoint
ALTER TABLE "message_tries" ADD CONSTRAINT "message_tries_message_id_customer_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."customer_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_messages_created" ON "customer_messages" USING btree ("created_at","id");