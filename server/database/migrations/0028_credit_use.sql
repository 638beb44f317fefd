CREATE TABLE "account_credits" (
	"account_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "account_credits_account_id_currency_pk" PRIMARY KEY("account_id","currency")
);
--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "credit_rule" text DEFAULT 'choice' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_credits" ADD CONSTRAINT "account_credits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- Credit is kept beside the ledger by the ledger itself, whoever posts: this release, the one before, or a command.
CREATE FUNCTION ledger_keeps_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO account_credits AS kept (account_id, currency, amount)
		SELECT e.account_id, t.currency, sum(CASE e.direction WHEN 'credit' THEN e.amount ELSE -e.amount END)
		FROM posted e JOIN ledger_transactions t ON t.account_id = e.account_id AND t.id = e.transaction_id
		WHERE e.ledger_account = 'credit'
		GROUP BY e.account_id, t.currency ORDER BY e.account_id, t.currency
		ON CONFLICT (account_id, currency) DO UPDATE SET amount = kept.amount + excluded.amount;
	RETURN NULL;
END $$;--> statement-breakpoint
-- It takes the lock that keeps others from posting, and so comes before the sums.
CREATE TRIGGER ledger_keeps_credits AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS posted
	FOR EACH STATEMENT EXECUTE FUNCTION ledger_keeps_credits();--> statement-breakpoint
INSERT INTO account_credits (account_id, currency, amount)
	SELECT e.account_id, t.currency, sum(CASE e.direction WHEN 'credit' THEN e.amount ELSE -e.amount END)
	FROM ledger_entries e JOIN ledger_transactions t ON t.account_id = e.account_id AND t.id = e.transaction_id
	WHERE e.ledger_account = 'credit' GROUP BY e.account_id, t.currency;--> statement-breakpoint
-- As in 0025, but for what is on invoices already: parts are put there later as well, out of credit. What posts for the
-- release before puts a payment on invoices only while the ledger has none of it there.
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
	IF NOT EXISTS (SELECT FROM ledger_entries WHERE payment_id = which AND ledger_account IN ('receivable', 'written_off')) THEN
		PERFORM ledger_post(paid.account_id, 'payment_allocated', which || ' allocated', paid.currency, paid.received_at,
			jsonb_build_array(jsonb_build_object('of', 'credit', 'debit', placed, 'payment', which))
				|| (SELECT coalesce(jsonb_agg(part || jsonb_build_object('debit', -(part ->> 'debit')::bigint)), '[]')
					FROM jsonb_array_elements(parts) AS part));
	END IF;
	SELECT coalesce(sum(CASE direction WHEN 'debit' THEN amount ELSE -amount END), 0) INTO unsent
		FROM ledger_entries WHERE payment_id = which AND ledger_account = 'payments';
	IF paid.status = 'refunded' AND unsent > 0 THEN
		PERFORM ledger_post(paid.account_id, 'payment_refunded', which || ' refunded', paid.currency, paid.received_at,
			jsonb_build_array(jsonb_build_object('of', 'payments', 'debit', -unsent, 'payment', which),
				jsonb_build_object('of', 'credit', 'debit', unsent - placed, 'payment', which)) || parts);
	END IF;
END $$;
