-- In the order in which the release before locks them.
LOCK TABLE "invoices", "credit_notes" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "charged_by_kind" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "charged_by_kind" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE FUNCTION add_up_charges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.charged_by_kind := (
		SELECT coalesce(jsonb_object_agg(kind, jsonb_build_array(amount, lines)), '{}')
		FROM (
			SELECT line->>'kind' AS kind, sum((line->'amount'->>'amount')::bigint) AS amount, count(*) AS lines
			FROM jsonb_array_elements(NEW.lines) AS line GROUP BY 1
		) AS sums
	);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_charged_by_kind BEFORE INSERT OR UPDATE OF lines ON "invoices"
	FOR EACH ROW EXECUTE FUNCTION add_up_charges();--> statement-breakpoint
CREATE TRIGGER credit_notes_charged_by_kind BEFORE INSERT OR UPDATE OF lines ON "credit_notes"
	FOR EACH ROW EXECUTE FUNCTION add_up_charges();--> statement-breakpoint
-- Has the triggers add up what there is. The ledger need not look at it again, and its deferred trigger would be in the
-- way of the next migration.
ALTER TABLE "invoices" DISABLE TRIGGER ledger_follows_invoices;--> statement-breakpoint
UPDATE "invoices" SET "lines" = "lines";--> statement-breakpoint
UPDATE "credit_notes" SET "lines" = "lines";--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER ledger_follows_invoices;
