CREATE TABLE "credit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"number" text NOT NULL,
	"operator_reference" text NOT NULL,
	"reason" text NOT NULL,
	"issue_date" date NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taxes" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"released" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"operator_reference" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"parts" jsonb NOT NULL,
	"refunded_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "amount_credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "told_allocations" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "amount_refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "last_credit_note" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("warehouse_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_operator_reference" ON "credit_notes" USING btree ("warehouse_id","operator_reference");--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_account" ON "credit_notes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_operator_reference" ON "refunds" USING btree ("warehouse_id","operator_reference");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_account" ON "refunds" USING btree ("account_id");--> statement-breakpoint
-- As in 0023, but for what refunds have sent back already: what posts for the release before takes the rest, and finds
-- nothing left where this release has posted a payment's refunds.
CREATE OR REPLACE FUNCTION ledger_adopt_payment(which text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	paid payments;
	placed bigint;
	unsent bigint;
	parts jsonb;
BEGIN
	SELECT * INTO paid FROM payments WHERE id = which;
	IF paid.status NOT IN ('succeeded', 'refunded') THEN RETURN; END IF;
	SELECT coalesce(sum((part ->> 'amount')::bigint), 0),
			coalesce(jsonb_agg(jsonb_build_object('of', 'receivable', 'debit', (part ->> 'amount')::bigint,
				'invoice', part ->> 'invoiceId', 'payment', which)), '[]')
		INTO placed, parts FROM jsonb_array_elements(paid.allocations) AS part;
	PERFORM ledger_post(paid.account_id, 'payment_received', which || ' received', paid.currency, paid.received_at,
		jsonb_build_array(jsonb_build_object('of', 'payments', 'debit', paid.amount, 'payment', which),
			jsonb_build_object('of', 'credit', 'debit', -paid.amount, 'payment', which)));
	PERFORM ledger_post(paid.account_id, 'payment_allocated', which || ' allocated', paid.currency, paid.received_at,
		jsonb_build_array(jsonb_build_object('of', 'credit', 'debit', placed, 'payment', which))
			|| (SELECT coalesce(jsonb_agg(part || jsonb_build_object('debit', -(part ->> 'debit')::bigint)), '[]')
				FROM jsonb_array_elements(parts) AS part));
	SELECT coalesce(sum(CASE direction WHEN 'debit' THEN amount ELSE -amount END), 0) INTO unsent
		FROM ledger_entries WHERE payment_id = which AND ledger_account = 'payments';
	IF paid.status = 'refunded' AND unsent > 0 THEN
		PERFORM ledger_post(paid.account_id, 'payment_refunded', which || ' refunded', paid.currency, paid.received_at,
			jsonb_build_array(jsonb_build_object('of', 'payments', 'debit', -unsent, 'payment', which),
				jsonb_build_object('of', 'credit', 'debit', unsent - placed, 'payment', which)) || parts);
	END IF;
END $$;
