DROP INDEX "packages_newest";--> statement-breakpoint
DROP INDEX "packages_group";--> statement-breakpoint
DROP INDEX "packages_status";--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "utc_offset" smallint;--> statement-breakpoint
-- Times of scans without a zone are shown as they were told, in lists too.
UPDATE "packages" SET "last_event" = "last_event" || jsonb_build_object('localTime', "told"."local_time")
	FROM "tracking_events" AS "told" WHERE "told"."package_id" = "packages"."id" AND "told"."local_time" IS NOT NULL
	AND "told"."occurred_at" = ("last_event"->>'occurredAt')::timestamptz AND "told"."message" = "last_event"->>'message';--> statement-breakpoint
-- A state that a scan brought about began with the scan, not when the portal heard of it; both were stored at once.
UPDATE "packages" SET "status_changed_at" = "told"."occurred_at" FROM (
	SELECT "package_id", "received_at", max("occurred_at") AS "occurred_at" FROM "tracking_events" GROUP BY 1, 2
) AS "told" WHERE "told"."package_id" = "packages"."id" AND "told"."received_at" = "status_changed_at"
	AND "told"."occurred_at" < "status_changed_at";--> statement-breakpoint
-- The state that a package was made with is no news beside its scans.
UPDATE "packages" SET "status_changed_at" = ("last_event"->>'occurredAt')::timestamptz
	WHERE "status_changed_at" = "created_at" AND ("last_event"->>'occurredAt')::timestamptz < "status_changed_at";--> statement-breakpoint
-- Announced packages without a description were all called alike.
UPDATE "packages" SET "description" = "description" || ' ending ' || right("inbound"->>'trackingNumber', 6)
	WHERE "status" = 'expected' AND NOT "claimed" AND "inbound" IS NOT NULL AND "description" IN
	('Package', 'Amazon Logistics package', 'Asendia package', 'bpost package', 'Canada Post package', 'Canpar package', 'Chronopost package', 'DHL Express package', 'DHL eCommerce package', 'DHL Paket package', 'DHL package', 'DPD package', 'FedEx package', 'GOFO Express package', 'Hermes package', 'Landmark Global package', 'La Poste package', 'OnTrac package', 'Old Dominion package', 'Parcel.One package', 'Purolator package', 'Royal Mail package', 'International post package', 'SEKO Logistics package', 'SmartKargo package', 'Spee-Dee Delivery package', 'Teleship package', 'Unknown carrier package', 'UPS package', 'USPS package', 'Yodel package', 'YunExpress package');--> statement-breakpoint
-- Due dates are calendar days: of an instant its day at the warehouse.
UPDATE "packages" SET "next_action" = "next_action" || jsonb_build_object('dueOn',
	to_char(("next_action"->>'dueAt')::timestamptz AT TIME ZONE "warehouses"."time_zone", 'YYYY-MM-DD'))
	FROM "warehouses" WHERE "warehouses"."id" = "packages"."warehouse_id" AND "next_action"->>'dueAt' IS NOT NULL;--> statement-breakpoint
UPDATE "packages" SET "changed_at" = greatest("status_changed_at", ("last_event"->>'occurredAt')::timestamptz);--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "packages_newest" ON "packages" USING btree ("account_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "packages_group" ON "packages" USING btree ("account_id","group","changed_at","id");--> statement-breakpoint
CREATE INDEX "packages_status" ON "packages" USING btree ("account_id","status","changed_at","id");
