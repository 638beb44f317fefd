-- In the order in which the release before locks them, and for what the next migration needs: nobody waits in a circle.
LOCK TABLE "accounts", "payments", "invoices" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"position" smallint NOT NULL,
	"ledger_account" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"invoice_id" text,
	"payment_id" text,
	CONSTRAINT "ledger_entries_account_id_transaction_id_position_pk" PRIMARY KEY("account_id","transaction_id","position"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"currency" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction" FOREIGN KEY ("account_id","transaction_id") REFERENCES "public"."ledger_transactions"("account_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_invoice" ON "ledger_entries" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_cause" ON "ledger_transactions" USING btree ("account_id","cause");--> statement-breakpoint
-- Nothing in the ledger is ever changed or deleted, and what a transaction debits it credits once it is committed.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is append-only: no % of %', tg_op, tg_table_name USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();--> statement-breakpoint
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whose text := to_jsonb(NEW) ->> 'account_id';
	which text := to_jsonb(NEW) ->> tg_argv[0];
	debits numeric;
	credits numeric;
BEGIN
	SELECT coalesce(sum(amount) FILTER (WHERE direction = 'debit'), 0),
			coalesce(sum(amount) FILTER (WHERE direction = 'credit'), 0)
		INTO debits, credits FROM ledger_entries WHERE account_id = whose AND transaction_id = which;
	IF debits <> credits OR debits = 0 THEN
		RAISE EXCEPTION 'Ledger transaction % debits % and credits %', which, debits, credits USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION ledger_balances('id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION ledger_balances('transaction_id');--> statement-breakpoint
-- What the release before writes while this one starts, and has written before. This release posts by itself
-- (server/product-api/ledger), so that these find nothing left to post.
CREATE FUNCTION ledger_post(account text, what text, why text, money text, happened timestamptz, lines jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	made text;
BEGIN
	IF NOT EXISTS (SELECT FROM jsonb_array_elements(lines) AS line WHERE (line ->> 'debit')::bigint <> 0) THEN RETURN; END IF;
	INSERT INTO ledger_transactions (id, account_id, warehouse_id, kind, cause, currency, effective_at)
		SELECT 'ltx_' || replace(gen_random_uuid()::text, '-', ''), account, warehouse_id, what, why, money, happened
		FROM accounts WHERE id = account
		ON CONFLICT (account_id, cause) DO NOTHING RETURNING id INTO made;
	IF made IS NULL THEN RETURN; END IF;
	INSERT INTO ledger_entries (account_id, transaction_id, position, ledger_account, direction, amount, invoice_id, payment_id)
		SELECT account, made, row_number() OVER (ORDER BY place) - 1, line ->> 'of',
			CASE WHEN (line ->> 'debit')::bigint > 0 THEN 'debit' ELSE 'credit' END, abs((line ->> 'debit')::bigint),
			line ->> 'invoice', line ->> 'payment'
		FROM jsonb_array_elements(lines) WITH ORDINALITY AS each (line, place)
		WHERE (line ->> 'debit')::bigint <> 0;
END $$;--> statement-breakpoint
-- What is due on an invoice by one account of the ledger.
CREATE FUNCTION ledger_due(invoice text, due_account text) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum(CASE direction WHEN 'debit' THEN amount ELSE -amount END), 0)::bigint
		FROM ledger_entries WHERE invoice_id = invoice AND ledger_account = due_account
$$;--> statement-breakpoint
CREATE FUNCTION ledger_adopt_payment(which text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	paid payments;
	placed bigint;
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
	IF paid.status = 'refunded' THEN
		PERFORM ledger_post(paid.account_id, 'payment_refunded', which || ' refunded', paid.currency, paid.received_at,
			jsonb_build_array(jsonb_build_object('of', 'payments', 'debit', -paid.amount, 'payment', which),
				jsonb_build_object('of', 'credit', 'debit', paid.amount - placed, 'payment', which)) || parts);
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION ledger_adopt_invoice(which text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	bill invoices;
	receivable bigint;
	written_off bigint;
BEGIN
	SELECT * INTO bill FROM invoices WHERE id = which;
	IF bill.status = 'draft' THEN RETURN; END IF;
	PERFORM ledger_post(bill.account_id, 'invoice_issued', which || ' issued', bill.currency, bill.created_at,
		jsonb_build_array(jsonb_build_object('of', 'receivable', 'debit', bill.total, 'invoice', which),
			jsonb_build_object('of', 'revenue', 'debit', -bill.subtotal, 'invoice', which),
			jsonb_build_object('of', 'tax', 'debit', bill.subtotal - bill.total, 'invoice', which)));
	receivable := ledger_due(which, 'receivable');
	written_off := ledger_due(which, 'written_off');
	IF bill.status = 'void' THEN
		PERFORM ledger_post(bill.account_id, 'invoice_voided', which || ' voided', bill.currency, bill.updated_at,
			jsonb_build_array(jsonb_build_object('of', 'revenue', 'debit', bill.subtotal, 'invoice', which),
				jsonb_build_object('of', 'tax', 'debit', bill.total - bill.subtotal, 'invoice', which),
				jsonb_build_object('of', 'receivable', 'debit', -receivable, 'invoice', which),
				jsonb_build_object('of', 'written_off', 'debit', -written_off, 'invoice', which),
				-- Nothing is paid on a void invoice; if something were, it would be the customer's again.
				jsonb_build_object('of', 'credit', 'debit', receivable + written_off - bill.total, 'invoice', which)));
	ELSIF bill.status = 'uncollectible' THEN
		PERFORM ledger_post(bill.account_id, 'invoice_written_off', which || ' written off ' || bill.version, bill.currency,
			bill.updated_at, jsonb_build_array(jsonb_build_object('of', 'written_off', 'debit', receivable, 'invoice', which),
				jsonb_build_object('of', 'receivable', 'debit', -receivable, 'invoice', which)));
	ELSE
		PERFORM ledger_post(bill.account_id, 'invoice_reinstated', which || ' reinstated ' || bill.version, bill.currency,
			bill.updated_at, jsonb_build_array(jsonb_build_object('of', 'receivable', 'debit', written_off, 'invoice', which),
				jsonb_build_object('of', 'written_off', 'debit', -written_off, 'invoice', which)));
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION ledger_follows_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM ledger_adopt_invoice(NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION ledger_follows_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM ledger_adopt_payment(NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_follows_invoices AFTER INSERT OR UPDATE ON "invoices" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.status <> 'draft') EXECUTE FUNCTION ledger_follows_invoices();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_follows_payments AFTER INSERT OR UPDATE ON "payments" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.status IN ('succeeded', 'refunded')) EXECUTE FUNCTION ledger_follows_payments();--> statement-breakpoint
-- Payments first: then what is left of an invoice is what is written off, and by one transaction.
SELECT ledger_adopt_payment(id) FROM "payments" WHERE status IN ('succeeded', 'refunded') ORDER BY id;--> statement-breakpoint
SELECT ledger_adopt_invoice(id) FROM "invoices" WHERE status <> 'draft' ORDER BY id;--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
