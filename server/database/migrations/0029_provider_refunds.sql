ALTER TABLE "refunds" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "amount_taken_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "taken_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "test_payments" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What claims have taken back so far, each of it all that refunds had left, as this release keeps it: by amount.
UPDATE "provider_payments" AS c SET
	"taken_off" = CASE p."status" WHEN 'reversed' THEN p."allocations" ELSE '[]' END,
	"facts" = (c."facts" - 'takenBack' - 'givenAgain') || jsonb_build_object('claims', (
		SELECT coalesce(jsonb_object_agg(claim, jsonb_strip_nulls(jsonb_build_object(
				'takenBack', CASE WHEN c."facts" -> 'takenBack' ? claim THEN p."amount" - p."amount_refunded" END,
				'givenAgain', CASE WHEN c."facts" -> 'givenAgain' ? claim THEN p."amount" - p."amount_refunded" END))), '{}')
		FROM (SELECT jsonb_array_elements_text(coalesce(c."facts" -> 'takenBack', '[]'))
			UNION SELECT jsonb_array_elements_text(coalesce(c."facts" -> 'givenAgain', '[]'))) AS claims (claim)))
	FROM "payments" AS p
	WHERE p."id" = c."payment_id" AND (c."facts" ? 'takenBack' OR c."facts" ? 'givenAgain');--> statement-breakpoint
UPDATE "payments" AS p SET
	"amount_taken_back" = p."amount" - p."amount_refunded",
	"told_allocations" = coalesce(p."told_allocations", p."allocations"),
	"allocations" = (SELECT coalesce(jsonb_agg(jsonb_set(part, '{amount}', '0')), '[]')
		FROM jsonb_array_elements(p."allocations") AS part)
	WHERE p."status" = 'reversed';--> statement-breakpoint
UPDATE "provider_messages" SET "issue" = jsonb_set("issue", '{reason}', '"other_amount"')
	WHERE "issue" ->> 'reason' = 'partly_taken_back';
