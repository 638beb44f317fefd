CREATE TABLE "package_legs" (
	"package_id" text NOT NULL,
	"account_id" text NOT NULL,
	"leg" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	CONSTRAINT "package_legs_account_id_package_id_leg_pk" PRIMARY KEY("account_id","package_id","leg")
);
--> statement-breakpoint
ALTER TABLE "package_legs" ADD CONSTRAINT "package_legs_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "package_legs_inbound" ON "package_legs" USING btree ("account_id","carrier","tracking_number") WHERE "package_legs"."leg" = 'inbound';--> statement-breakpoint
CREATE INDEX "package_legs_own" ON "package_legs" USING btree ("account_id","tracking_number");--> statement-breakpoint
CREATE INDEX "package_legs_package" ON "package_legs" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "package_legs_everywhere" ON "package_legs" USING btree ("tracking_number","carrier");--> statement-breakpoint
-- Nobody may write legs between the copying and the triggers.
LOCK TABLE "shipments" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO "package_legs" ("package_id", "account_id", "leg", "carrier", "tracking_number")
	SELECT "package_id", "account_id", "leg", "carrier", "tracking_number" FROM "shipments" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The release before reads and writes "shipments" while this one starts: what either writes, the other finds. It has
-- room for one package of a number, inbound before outbound.
CREATE FUNCTION shipments_follow_legs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved text := concat_ws(' UNION ',
		CASE WHEN tg_op <> 'INSERT' THEN 'SELECT account_id, carrier, tracking_number FROM gone' END,
		CASE WHEN tg_op <> 'DELETE' THEN 'SELECT account_id, carrier, tracking_number FROM come' END);
BEGIN
	EXECUTE format('DELETE FROM shipments AS old USING (%s) AS moved WHERE old.account_id = moved.account_id
		AND old.carrier = moved.carrier AND old.tracking_number = moved.tracking_number', moved);
	EXECUTE format('INSERT INTO shipments (package_id, account_id, leg, carrier, tracking_number)
		SELECT DISTINCT ON (account_id, carrier, tracking_number) package_id, account_id, leg, carrier, tracking_number
		FROM package_legs NATURAL JOIN (%s) AS moved ORDER BY account_id, carrier, tracking_number, leg, package_id', moved);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION legs_follow_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		DELETE FROM package_legs AS leg USING gone WHERE leg.account_id = gone.account_id
			AND leg.package_id = gone.package_id AND leg.leg = gone.leg
			AND leg.carrier = gone.carrier AND leg.tracking_number = gone.tracking_number;
	END IF;
	IF tg_op <> 'DELETE' THEN
		DELETE FROM package_legs AS leg USING come WHERE leg.account_id = come.account_id AND leg.leg = 'inbound'
			AND leg.carrier = come.carrier AND leg.tracking_number = come.tracking_number
			AND leg.package_id <> come.package_id;
		INSERT INTO package_legs (package_id, account_id, leg, carrier, tracking_number)
			SELECT package_id, account_id, leg, carrier, tracking_number FROM come
			ON CONFLICT (account_id, package_id, leg) DO UPDATE
			SET carrier = excluded.carrier, tracking_number = excluded.tracking_number;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shipments_follow_new_legs AFTER INSERT ON "package_legs" REFERENCING NEW TABLE AS come
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION shipments_follow_legs();--> statement-breakpoint
CREATE TRIGGER shipments_follow_changed_legs AFTER UPDATE ON "package_legs" REFERENCING OLD TABLE AS gone NEW TABLE AS come
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION shipments_follow_legs();--> statement-breakpoint
CREATE TRIGGER shipments_follow_gone_legs AFTER DELETE ON "package_legs" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION shipments_follow_legs();--> statement-breakpoint
CREATE TRIGGER legs_follow_new_shipments AFTER INSERT ON "shipments" REFERENCING NEW TABLE AS come
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION legs_follow_shipments();--> statement-breakpoint
CREATE TRIGGER legs_follow_changed_shipments AFTER UPDATE ON "shipments" REFERENCING OLD TABLE AS gone NEW TABLE AS come
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION legs_follow_shipments();--> statement-breakpoint
CREATE TRIGGER legs_follow_gone_shipments AFTER DELETE ON "shipments" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION legs_follow_shipments();
