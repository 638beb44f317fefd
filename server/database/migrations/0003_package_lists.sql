CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "merchant_counts" (
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "merchant_counts_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "package_counts" (
	"account_id" text NOT NULL,
	"group" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "package_counts_account_id_group_pk" PRIMARY KEY("account_id","group")
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "expected_on" text GENERATED ALWAYS AS (case when "group" = 'done' then '9999-12-31' else coalesce(coalesce("outbound", "inbound")->>'estimatedDelivery', '9999-12-30') end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_counts" ADD CONSTRAINT "merchant_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_counts" ADD CONSTRAINT "package_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_counts_most" ON "merchant_counts" USING btree ("account_id","n" DESC NULLS FIRST,"name");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("account_id","due_date") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "packages_status" ON "packages" USING btree ("account_id","status","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "packages_arrival" ON "packages" USING btree ("account_id","expected_on","id");--> statement-breakpoint
CREATE INDEX "packages_group_arrival" ON "packages" USING btree ("account_id","group","expected_on","id");--> statement-breakpoint
CREATE INDEX "packages_search" ON "packages" USING gin ("account_id","search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
UPDATE "packages" SET "search_text" = "search_text" || coalesce((
	SELECT ' ' || lower(string_agg(line->>'description', ' ')) FROM jsonb_array_elements("contents") AS line
), '');--> statement-breakpoint
-- Counts change by statement, not by row, so that a thousand rows cost as one. Rows of counts are taken in one order,
-- so that two writers of an account don't block each other; a count is only made where something is added, so that
-- packages which go with their account leave none.
CREATE FUNCTION count_packages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved text := concat_ws(' UNION ALL ',
		CASE WHEN tg_op <> 'INSERT' THEN 'SELECT account_id, "group", merchant, -1 AS delta FROM gone' END,
		CASE WHEN tg_op <> 'DELETE' THEN 'SELECT account_id, "group", merchant, 1 AS delta FROM come' END);
	change record;
BEGIN
	FOR change IN EXECUTE format('SELECT account_id, "group", sum(delta)::integer AS delta FROM (%s) AS moved
		GROUP BY 1, 2 HAVING sum(delta) <> 0 ORDER BY 1, 2', moved)
	LOOP
		IF change.delta > 0 THEN
			INSERT INTO package_counts AS kept (account_id, "group", n)
			VALUES (change.account_id, change."group", change.delta)
			ON CONFLICT (account_id, "group") DO UPDATE SET n = kept.n + excluded.n;
		ELSE
			UPDATE package_counts SET n = n + change.delta
			WHERE account_id = change.account_id AND "group" = change."group";
		END IF;
	END LOOP;
	FOR change IN EXECUTE format('SELECT account_id, left(merchant->>''name'', 120) AS name, sum(delta)::integer AS delta
		FROM (%s) AS moved WHERE merchant->>''name'' <> '''' GROUP BY 1, 2 HAVING sum(delta) <> 0 ORDER BY 1, 2', moved)
	LOOP
		IF change.delta > 0 THEN
			INSERT INTO merchant_counts AS kept (account_id, name, n)
			VALUES (change.account_id, change.name, change.delta)
			ON CONFLICT (account_id, name) DO UPDATE SET n = kept.n + excluded.n;
		ELSE
			UPDATE merchant_counts SET n = n + change.delta
			WHERE account_id = change.account_id AND name = change.name;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER packages_counted_in AFTER INSERT ON "packages"
	REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_packages();--> statement-breakpoint
CREATE TRIGGER packages_counted_out AFTER DELETE ON "packages"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_packages();--> statement-breakpoint
CREATE TRIGGER packages_counted_over AFTER UPDATE ON "packages"
	REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_packages();--> statement-breakpoint
INSERT INTO package_counts (account_id, "group", n) SELECT account_id, "group", count(*) FROM packages GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO merchant_counts (account_id, name, n) SELECT account_id, left(merchant->>'name', 120), count(*)
	FROM packages WHERE merchant->>'name' <> '' GROUP BY 1, 2;
