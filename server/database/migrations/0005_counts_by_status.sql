-- Nobody may write packages between the counting and the new trigger.
LOCK TABLE "packages" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "package_counts";--> statement-breakpoint
ALTER TABLE "package_counts" DROP CONSTRAINT "package_counts_account_id_group_pk";--> statement-breakpoint
ALTER TABLE "package_counts" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "package_counts" ADD CONSTRAINT "package_counts_account_id_group_status_pk" PRIMARY KEY("account_id","group","status");--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_packages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved text := concat_ws(' UNION ALL ',
		CASE WHEN tg_op <> 'INSERT' THEN 'SELECT account_id, "group", status, merchant, -1 AS delta FROM gone' END,
		CASE WHEN tg_op <> 'DELETE' THEN 'SELECT account_id, "group", status, merchant, 1 AS delta FROM come' END);
	change record;
BEGIN
	FOR change IN EXECUTE format('SELECT account_id, "group", status, sum(delta)::integer AS delta FROM (%s) AS moved
		GROUP BY 1, 2, 3 HAVING sum(delta) <> 0 ORDER BY 1, 2, 3', moved)
	LOOP
		IF change.delta > 0 THEN
			INSERT INTO package_counts AS kept (account_id, "group", status, n)
			VALUES (change.account_id, change."group", change.status, change.delta)
			ON CONFLICT (account_id, "group", status) DO UPDATE SET n = kept.n + excluded.n;
		ELSE
			UPDATE package_counts SET n = n + change.delta
			WHERE account_id = change.account_id AND "group" = change."group" AND status = change.status;
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
INSERT INTO package_counts (account_id, "group", status, n) SELECT account_id, "group", status, count(*) FROM packages GROUP BY 1, 2, 3;
