import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { startOperators, type Operators, type TestOperator } from './harness';

const { accounts } = schema;

describe.each(databases)('customers by an operator’s call on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const tell = (row: object) => wms.tell('customers', row);
  const stored = async (suiteNumber: string) => {
    const ofSuite = and(eq(accounts.warehouseId, wms.warehouseId), eq(accounts.suiteNumber, suiteNumber));
    const [row] = await opened.db.select().from(accounts).where(ofSuite);
    return row;
  };
  const lin = { suiteNumber: 'C-1', name: 'Lin Osei', email: 'Lin@Example.com', phone: '(305) 555-0142' };

  it('a suite without a customer gets one, whose first sign-in opens the account', async () => {
    expect(await tell(lin)).toEqual({
      index: 0,
      outcome: 'created',
      id: expect.stringMatching(/^acc_/) as string,
      issues: [],
    });
    const row = await stored('C-1');
    expect(row).toMatchObject({ status: 'invited', email: 'lin@example.com', phone: '+13055550142' });
    const token = await operators.tokenOf({ subject: 'user-lin', email: 'lin@example.com' });
    const { status, body } = await operators.call('getAccount', { token });
    expect({ status, body }).toMatchObject({ status: 200, body: { name: 'Lin Osei', status: 'active' } });
  });

  it('the same row changes nothing, nor does one with other details: they are the customer’s', async () => {
    expect(await tell(lin)).toMatchObject({ outcome: 'unchanged' });
    expect(await tell({ ...lin, name: 'Lin O.', phone: '+442079460018' })).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await stored('C-1')).toMatchObject({ name: 'Lin Osei', phone: '+13055550142' });
  });

  it('suspends, closes and opens an account, at once for who is signed in', async () => {
    const token = await operators.tokenOf({ subject: 'user-lin', email: 'lin@example.com' });
    const change = { method: 'POST', body: { trackingNumber: '1Z0000000000000042', carrier: 'ups' } };
    const answers: Record<string, unknown[]> = {};
    for (const status of ['suspended', 'closed', 'open']) {
      expect(await tell({ suiteNumber: 'C-1', status })).toMatchObject({ outcome: 'updated' });
      expect(await tell({ suiteNumber: 'C-1', status })).toMatchObject({ outcome: 'unchanged' });
      const read = await operators.call('getMyPackages', { token });
      const write = await operators.call('preAlertPackage', { token, ...change });
      answers[status] = [read.status, write.status, (write.body as { code?: number }).code];
    }
    expect(answers).toEqual({
      suspended: [200, 400, 1040],
      closed: [400, 400, 1040],
      open: [200, 200, undefined],
    });
    expect(await stored('C-1')).toMatchObject({ status: 'active' });
  });

  it('without a sign-in to prove an address, an opened account waits for one', async () => {
    await tell({ suiteNumber: 'C-2', name: 'Ada', email: 'ada@example.com', status: 'suspended' });
    expect(await stored('C-2')).toMatchObject({ status: 'suspended' });
    await tell({ suiteNumber: 'C-2', status: 'open' });
    expect(await stored('C-2')).toMatchObject({ status: 'invited' });
  });

  it('what is missing or wrong is named, and the other rows land', async () => {
    const answer = await wms.send('customers', {
      rows: [
        { suiteNumber: 'C-3', email: 'c3@example.com' },
        { suiteNumber: 'C-3', name: 'C', email: 'c3@example.com', phone: '12' },
        { suiteNumber: 'C-3', name: 'C', email: 'no address' },
        { suiteNumber: 'C-3', name: 'C', email: 'c3@example.com', status: 'asleep' },
        { suiteNumber: 'C-3', name: 'C', email: 'c3@example.com' },
        { suiteNumber: 'C-3', status: 'closed' },
      ],
    });
    const fields = answer.body.rows.map(({ outcome, issues }) => [
      outcome,
      ...(issues as { field: string }[]).map(({ field }) => field),
    ]);
    expect(fields).toEqual([
      ['rejected', 'name'],
      ['rejected', 'phone'],
      ['rejected', 'email'],
      ['rejected', 'status'],
      ['created'],
      ['updated'],
    ]);
    expect(await stored('C-3')).toMatchObject({ status: 'closed' });
  });

  it('decision 037: an address that opens another account, of any warehouse, is refused', async () => {
    const other = await operators.operator();
    const row = { suiteNumber: 'C-9', name: 'Lin', email: 'lin@example.com' };
    const refused = {
      outcome: 'rejected',
      issues: [{ field: 'email', reason: expect.any(String) as string }],
    };
    expect(await other.tell('customers', row)).toMatchObject(refused);
    expect(await tell(row)).toMatchObject(refused);
    expect(JSON.stringify(await other.tell('customers', row))).not.toContain('C-1');
  });

  it('a key made before the call was there has no right to it', async () => {
    const narrow = await operators.operator([
      'packages',
      'events',
      'invoices',
      'payments',
      'onboardingTokens',
    ]);
    expect(await narrow.send('customers', { rows: [] })).toMatchObject({ status: 400, body: { code: 1040 } });
  });
});
