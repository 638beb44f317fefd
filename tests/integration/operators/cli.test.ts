import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeyWork } from '@/server/cli/commands/terminal/api-key';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { operatorArguments, runOperatorIngest } from '@/server/cli/commands/terminal/operator-ingest';
import { usualScopes } from '@/lib/domain/operator/operator';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import { addAccount, addWarehouse } from '../../support/product-data';

describe.each(databases)('commands for operators on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let folder: string;
  let connection: Connection;
  let code: string;
  let key: string;

  beforeAll(async () => {
    opened = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-operators-'));
    const { db } = opened;
    connection = commandConnection(db);
    const warehouseId = await addWarehouse(db);
    code = 'MIA';
    await db.update(schema.warehouses).set({ code }).where(eq(schema.warehouses.id, warehouseId));
    const billingAddress = { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
    await addAccount(db, { warehouseId, suiteNumber: 'S-1', billingAddress });
    await apiKeyWork(['create'], { name: 'WMS', warehouse: 'mia' })(connection);
    key = /wbk_[\w-]{43}/.exec(terminal.output())?.[0] ?? '';
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await opened.close();
  });

  async function ingest(
    kind: string,
    name: string,
    content: string,
    more: { 'dry-run'?: boolean; key?: string } = {},
  ) {
    await writeFile(path.join(folder, name), content);
    const input = operatorArguments({ key, file: name, ...more }, [kind], folder);
    return runOperatorIngest(connection, input, 'https://portal.example.com');
  }

  it('a key is shown when it is created, is listed by its first characters, and ends when it is revoked', async () => {
    await apiKeyWork(['create'], { name: 'Till', warehouse: code, scope: ['payments'] })(connection);
    const own = /wbk_[\w-]{43}/.exec(terminal.output())?.[0] ?? '';
    const id = /key_\w+/.exec(terminal.output())?.[0] ?? '';
    terminal.clear();
    await apiKeyWork(['list'], {})(connection);
    expect(terminal.output()).toContain(`${own.slice(0, 10)}…`);
    expect(terminal.output()).not.toContain(own);
    await expect(ingest('packages', 'p.json', '[]', { key: own })).rejects.toThrow(
      'lacks the scope packages',
    );
    expect(await ingest('payments', 'p.json', '[]', { key: own })).toBe(0);
    await apiKeyWork(['revoke', id], {})(connection);
    await expect(ingest('payments', 'p.json', '[]', { key: own })).rejects.toThrow('no such API key');
    await expect(apiKeyWork(['revoke', id], {})(connection)).rejects.toThrow('no live API key');
    const elsewhere = apiKeyWork(['create'], { name: 'x', warehouse: 'XXX' })(connection);
    await expect(elsewhere).rejects.toThrow(/There is no warehouse "XXX". Give one of: .*MIA/);
  });

  it('CSV is imported by the calls’ own code; a bad cell is named by line and column, the others are stored', async () => {
    const text = 'reference,suiteNumber,weight\nC-1,S-1,1200\nC-2,S-1,heavy\nC-3,S-9,5\n';
    expect(await ingest('packages', 'packages.csv', text, { 'dry-run': true })).toBe(1);
    expect(terminal.output()).toContain('A dry run: nothing was stored.');
    expect(await ingest('packages', 'packages.csv', text)).toBe(1);
    expect(terminal.output()).toMatch(/packages\.csv +3 +1 +0 +0 +2/);
    expect(terminal.output()).toContain('line 3, column weight: must be');
    expect(terminal.output()).toContain('line 4, column suiteNumber: is of no customer of this warehouse');
    expect(await ingest('packages', 'one.csv', 'reference,suiteNumber,weight\nC-1,S-1,1200\n')).toBe(0);
    expect(terminal.output()).toMatch(/one\.csv +1 +0 +0 +1 +0/);
  });

  it('a key reads what its scopes name; without a scope it makes the usual calls and reads nothing', async () => {
    const { apiKeys } = schema;
    const scopesOf = async (name: string) => {
      const [row] = await opened.db.select().from(apiKeys).where(eq(apiKeys.name, name));
      return row?.scopes;
    };
    expect(await scopesOf('WMS')).toEqual([...usualScopes]);
    const scope = ['packages:read', 'invoices:read'];
    await apiKeyWork(['create'], { name: 'Reports', warehouse: code, scope })(connection);
    expect(await scopesOf('Reports')).toEqual(scope);
    const wrong = () => apiKeyWork(['create'], { name: 'All', warehouse: code, scope: ['read'] });
    expect(wrong).toThrow('refunds:read, messages:read, changes:read, messages:write, shipments:write');
  });

  it('the examples of docs/operators.md can be imported', async () => {
    const heading =
      'number,suiteNumber,status,currency,issueDate,dueDate,lines[].kind,lines[].description,lines[].quantity,lines[].unit,lines[].unitPrice,lines[].taxCategory,lines[].taxRate';
    const invoice = [
      heading,
      'INV-2041,S-1,open,USD,2026-05-20,2026-06-03,shipping,To Nassau,2.4,kg,450,S,0',
      'INV-2041,S-1,,,,,storage,Days above the free ones,3,day,100,S,0',
    ].join('\n');
    expect(await ingest('invoices', 'invoices.csv', invoice)).toBe(0);
    const payment = [
      'reference,suiteNumber,method,amount,currency,receivedAt,allocations[].invoiceNumber,allocations[].amount',
      'PAY-311,S-1,Bank transfer,1380,USD,2026-05-28T09:00:00Z,INV-2041,1380',
    ].join('\n');
    expect(await ingest('payments', 'payments.csv', payment)).toBe(0);
    const [row] = await opened.db
      .select()
      .from(schema.invoices)
      .where(eq(schema.invoices.number, 'INV-2041'));
    expect(row).toMatchObject({ status: 'paid', total: 1380, amountPaid: 1380 });
  });

  it('a file of any length is imported: the limit of calls a minute applies to the network', async () => {
    const rows = Array.from({ length: 121 }, () => []);
    for (const batch of rows)
      await connection.run('operator-rows', { key, call: 'events', rows: batch, dryRun: true });
    expect(await ingest('events', 'events.json', '[]')).toBe(0);
  });

  it('a file that is not UTF-8 is refused with a message, not stored with broken names', async () => {
    await writeFile(
      path.join(folder, 'latin.csv'),
      Buffer.from('reference,suiteNumber,description\nP-9,S-1,Caf\xe9\n', 'latin1'),
    );
    const input = operatorArguments({ key, file: 'latin.csv' }, ['packages'], folder);
    expect(await runOperatorIngest(connection, input, '')).toBe(1);
    expect(terminal.output()).toContain('latin.csv: is not UTF-8 text; save it as UTF-8');
  });

  it('onboarding tokens are printed as links by suite', async () => {
    expect(await ingest('onboarding-tokens', 'suites.json', '{"rows":[{"suiteNumber":"S-77"}]}')).toBe(0);
    expect(terminal.output()).toMatch(
      /S-77 {2}https:\/\/portal\.example\.com\/auth\/onboard\?token=[\w-]{43}$/m,
    );
  });

  it.each([
    ['missing.csv', undefined, 'there is no such file'],
    ['broken.json', '{"rows": [', 'is not JSON'],
    ['other.json', '{"lines": []}', 'has no list of rows in it'],
    ['other.csv', 'colour\nred', 'line 1: there is no column "colour"'],
  ])('%s: reports what is wrong with the file', async (name, content, words) => {
    if (content !== undefined) await writeFile(path.join(folder, name), content);
    const input = operatorArguments({ key, file: name }, ['packages'], folder);
    expect(await runOperatorIngest(connection, input, '')).toBe(1);
    expect(terminal.output()).toContain(words);
  });

  it.each([
    [
      ['parcels'],
      { key: 'k', file: 'f' },
      'Name one of: packages, events, invoices, payments, credit-notes, refunds, onboarding-tokens',
    ],
    [['packages'], { file: 'f' }, '--key is needed'],
    [['packages'], { key: 'k' }, '--file is needed'],
  ])('%j with %j is a usage error: %s', (kinds, values, words) => {
    expect(() => operatorArguments(values, kinds, folder)).toThrow(words);
  });
});
