import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '@/server/database';
import { knownMigrations } from '@/server/database/connection/migrations';
import { databases } from '@/tests/support/databases';
import { takeOutReleaseBefore, type ReleaseBefore } from '@/tests/support/release-before';

/** Tests of what a running instance does most: reads and writes of the product API, payments, tracking. */
const paths = [
  'tests/integration/product/account.test.ts',
  'tests/integration/product/invoices.test.ts',
  'tests/integration/product/onboarding.test.ts',
  'tests/integration/product/package-changes.test.ts',
  'tests/integration/product/packages.test.ts',
  'tests/integration/payments/credit.test.ts',
  'tests/integration/payments/paying.test.ts',
  'tests/integration/ingest/ingest.test.ts',
];

const noHistory =
  'The history here does not have the release before (a shallow clone?): that it runs on this schema is not tested.';

describe.runIf(process.env.WAYBILL_FULL === '1')(
  'the release before on the schema of this one, as during an update (decision 070)',
  { timeout: 600_000 },
  () => {
    let before: ReleaseBefore | undefined;
    beforeAll(async () => {
      before = await takeOutReleaseBefore();
      if (before === undefined) console.warn(noHistory);
    });
    afterAll(() => before?.remove());

    it('passes its own tests', async ({ skip }) => {
      if (before === undefined) return skip(noHistory);
      const { passed, output } = await before.test(paths);
      expect(passed, `${before.commit}\n${output.slice(-6_000)}`).toBe(true);
      expect(output).toMatch(/Tests\s+\d{2,} passed/);
    });

    it('is allowed to start there', async ({ skip }) => {
      if (before === undefined) return skip(noHistory);
      const [pglite] = databases;
      const opened = await pglite?.open();
      const [least] = (await opened?.db.select().from(schema.compatibility)) ?? [];
      await opened?.close();
      const needed = knownMigrations().find(({ at }) => at === least?.leastKnown);
      expect(before.migrations).toContain(needed?.name);
    });
  },
);
