import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { paymentWork } from '@/server/cli/commands/terminal/payment';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { statementOf } from '@/tests/support/bank-statement';
import { commandConnection, watchTerminal } from '@/tests/support/operator-terminal';
import { startPayments, type Payments } from './harness';

describe.each(databases)('payments by command on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let payments: Payments;
  let connection: Connection;
  let folder: string;
  beforeAll(async () => {
    opened = await open();
    payments = await startPayments(opened.db);
    connection = commandConnection(opened.db);
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-payments-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await payments.close();
    await opened.close();
  });

  const payment = (words: string[], values: Parameters<typeof paymentWork>[1] = {}) =>
    paymentWork(words, values, folder)(connection);
  const bring = async (text: string, dryRun = false) => {
    await writeFile(path.join(folder, 'bank.xml'), text);
    terminal.clear();
    return payment(['import', 'bank.xml'], { 'dry-run': dryRun });
  };

  it('import says what becomes of each transfer, stores nothing in a dry run, and books it once', async () => {
    const ada = await payments.party();
    const asked = await ada.pay('bank_transfer');
    const structured = await payments.referenceOf(asked);
    const file = statementOf([{ amount: '14.85', structured }, { amount: '7.00' }]);
    expect(await bring(file, true)).toBe(0);
    expect(terminal.output()).toContain('1 booked, 0 known, 1 unmatched, 0 refused; 1 other entries.');
    expect(terminal.output()).toContain('Nothing is stored.');
    expect(await ada.due()).toEqual([1485]);
    expect(await bring(file)).toBe(0);
    expect(terminal.output()).toContain(asked.reference);
    expect(await ada.due()).toEqual([0]);
    await bring(file);
    expect(terminal.output()).toContain('0 booked, 1 known');
  });

  it('import names what is wrong with a file', async () => {
    expect(await bring('<html></html>')).toBe(1);
    expect(terminal.output()).toContain('is no statement in camt.053');
    expect(await bring('<!DOCTYPE x [<!ENTITY a "b">]><Document/>')).toBe(1);
    expect(terminal.output()).toContain('document type');
    expect(await bring('bookedOn,amount,currency,reference\n2026-05-20,12.345,EUR,x')).toBe(1);
    expect(terminal.output()).toContain('line 2: amount must be a number');
    expect(await bring('bookedOn,amount\n')).toBe(1);
    expect(terminal.output()).toContain('has no column currency');
    expect(() => payment(['import'])).toThrow('Name one file');
  });

  it('issues lists what was not booked as it was asked for, of a warehouse or of all', async () => {
    const ada = await payments.party();
    const asked = await ada.pay('bank_transfer');
    const structured = await payments.referenceOf(asked);
    expect(await bring(statementOf([{ amount: '14.85', currency: 'USD', structured }]))).toBe(1);
    terminal.clear();
    await payment(['issues'], { warehouse: ada.wms.code });
    expect(terminal.output()).toMatch(new RegExp(`${asked.id} +S-1 +another amount or currency`));
    const session = { id: 'cs_none', client_reference_id: 'pay_none', payment_status: 'paid' };
    const money = { amount_total: 100, currency: 'eur', status: 'complete' };
    await payments.sendStripe('checkout.session.completed', { ...session, ...money });
    terminal.clear();
    await payment(['issues']);
    expect(terminal.output()).toMatch(/pay_none +– +of no payment here/);
    terminal.clear();
    const bob = await payments.party();
    await payment(['issues'], { warehouse: bob.wms.code });
    expect(terminal.output()).toBe('There is nothing to look at.');
  });
});
