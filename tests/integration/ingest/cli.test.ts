import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import { openDatabase, schema, type OpenedDatabase } from '@/server/database';
import { lockDataDir } from '@/server/database/connection/lock';
import { findCustomers } from '@/server/database/repositories/packages/tracking';
import { createDelivery } from '@/server/delivery';
import { startInternalListener } from '@/server/http/internal-listener';
import { runCommand } from '../../support/commands';
import { startIngest } from './harness';

/** One folder for all, since creating a database is slow; each test has a customer of its own. */
let dataDir: string;
let customers: string[];
let customer: string;

/** Opens the folder's database in this process for the duration of `work`. */
async function withDatabase<T>(work: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ dataDir });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** How many packages this test's customer has. */
async function countPackages({ db }: Pick<OpenedDatabase, 'db'>): Promise<number> {
  const [account] = await findCustomers(db, customer);
  return db.$count(schema.packages, eq(schema.packages.accountId, account?.id ?? ''));
}

async function writeTo(name: string, content: unknown): Promise<string> {
  const file = path.join(dataDir, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const tracker = (code: string) => ({
  object: 'Tracker',
  tracking_code: code,
  carrier: 'USPS',
  tracking_details: [{ message: 'Scan', status: 'in_transit', datetime: '2026-03-01T10:00:00Z' }],
});
const cellsOf = (line: string | undefined) => line?.trim().split(/\s{2,}/);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-cli-'));
  customers = await withDatabase(({ db }) =>
    Promise.all(Array.from({ length: 16 }, async () => (await startIngest(db)).account.email)),
  );
});
beforeEach(() => {
  customer = customers.pop() ?? '';
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('npm run ingest', () => {
  it('without a server: opens the folder itself, prints the result of the rows, leaves no lock', async () => {
    const good = await writeTo('good.json', [tracker('9400100110368068951798'), tracker('EZ1000000001')]);
    const run = () => runCommand(['ingest', '--customer', customer, good], { dataDir });
    const first = await run();
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const [heading, line] = first.stdout.split('\n');
    expect(cellsOf(heading)).toEqual([
      'File',
      'Rows',
      'Created',
      'Updated',
      'Unchanged',
      'Rejected',
      'New events',
      'Known events',
    ]);
    expect(cellsOf(line)).toEqual(['good.json', '2', '2', '0', '0', '0', '2', '0']);
    expect(cellsOf((await run()).stdout.split('\n')[1])).toEqual([
      'good.json',
      '2',
      '0',
      '0',
      '2',
      '0',
      '0',
      '2',
    ]);
    expect(await readdir(dataDir)).not.toContain('server.json');
    expect(await withDatabase(countPackages)).toBe(2);
  });

  it('names every bad row and file, imports the others, and exits with 1', async () => {
    const good = await writeTo('good.json', tracker('9400100110368068951798'));
    const mixed = await writeTo('mixed.json', [tracker('EZ1000000001'), { ...tracker('x'), carrier: '' }]);
    const broken = await writeTo('broken.json', '{"trackers": [');
    const formats = await writeTo('formats.json', { name: 'USPS', tracking_numbers: [{ id: 'usps_20' }] });
    const huge = await writeTo('huge.json', ' '.repeat(50 * 1024 * 1024 + 1));
    const missing = path.join(dataDir, 'missing.json');
    const files = [missing, broken, formats, huge, mixed, good, dataDir];
    const { code, stdout } = await runCommand(['ingest', '--customer', customer, ...files], { dataDir });
    expect(code).toBe(1);
    expect(stdout).toContain(`${missing}: there is no such file`);
    expect(stdout).toContain(`${broken}: is not JSON: `);
    expect(stdout).toContain(`${formats}: has no EasyPost or Karrio tracker in it`);
    expect(stdout).toContain(`${huge}: is larger than 50 MB`);
    expect(stdout).toContain(`${dataDir}: is a folder`);
    expect(stdout).toContain(`${mixed}: row 1: carrier: names no carrier`);
    expect(await withDatabase(countPackages)).toBe(2);
  });

  it.each([
    [[], 'Name a command'],
    [['deliver'], 'There is no command "deliver"'],
    [['ingest', 'x.json'], 'Name the customer'],
    [['ingest', '--customer', 'ada@waybill.example'], 'Name at least one file'],
    [['ingest', '--costumer', 'ada@waybill.example', 'x.json'], "Unknown option '--costumer'"],
    [['outbox', '--limit', 'many'], '--limit must be a whole number'],
  ])('exits with 2 and prints the usage: %j', async (args, message) => {
    const { code, stderr } = await runCommand(args, { dataDir });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('npm run ingest -- --customer');
  });

  it('exits with 2 for an unknown customer, and lists the known ones', async () => {
    const args = ['ingest', '--customer', 'nobody@example.com', await writeTo('x.json', [])];
    const { code, stderr } = await runCommand(args, { dataDir });
    expect(code).toBe(2);
    expect(stderr).toContain('There is no customer "nobody@example.com"');
    expect(stderr).toMatch(/such as acc_\w+@example\.com \(acc_\w+\)/);
  });

  it("reads a file relative to the user's folder, as npm passes it", async () => {
    await writeTo('here.json', tracker('EZ1000000001'));
    const env = { INIT_CWD: dataDir, npm_lifecycle_script: 'node server/cli/waybill.mjs ingest' };
    const args = ['ingest', '--customer', customer, 'here.json'];
    expect((await runCommand(args, { dataDir, env })).code).toBe(0);
    expect((await runCommand(args, { dataDir, cwd: dataDir })).code).toBe(0);
  });
});

describe('while a server has the folder', () => {
  /** Opens and serves a data folder as the server does, without the pages. */
  async function serve() {
    const lock = await lockDataDir(dataDir);
    const opened = await openDatabase({ dataDir });
    const clock = () => new Date();
    const commands = createCommands({ db: opened.db, clock, settings: parseSettings({}) });
    const listener = await startInternalListener({ identity: null, commands });
    await lock.announce(listener.origin, listener.key);
    return {
      db: opened.db,
      stop: async () => {
        await listener.close();
        await opened.close();
        await lock.release();
      },
    };
  }

  it('that server does the work, in batches for a big file', async () => {
    const server = await serve();
    const words = 'A long way. '.repeat(400);
    const rows = Array.from({ length: 300 }, (_, index) => ({
      ...tracker(`EZ${1_000_000 + index}`),
      note: words,
    }));
    const file = await writeTo('big.json', { trackers: rows });
    const { code, stdout } = await runCommand(['ingest', '--customer', customer, file], { dataDir });
    expect(code).toBe(0);
    expect(cellsOf(stdout.split('\n')[1])).toEqual(['big.json', '300', '300', '0', '0', '0', '300', '0']);
    expect(await countPackages(server)).toBe(300);
    await server.stop();
  });

  it('refusals are printed with their text', async () => {
    const server = await serve();
    const args = ['ingest', '--customer', 'WB-0', await writeTo('x.json', [])];
    const { code, stderr } = await runCommand(args, { dataDir });
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is no customer "WB-0"')]);
    await server.stop();
  });

  it('security 33: a command reads the outbox', async () => {
    const server = await serve();
    expect((await runCommand(['outbox'], { dataDir })).stdout).toBe('The outbox is empty.\n');
    const delivery = { smtpUrl: undefined, mailFrom: 'x@example.com', outbox: true, smsHook: undefined };
    const deliver = createDelivery({ settings: { delivery }, db: server.db });
    await deliver({ channel: 'email', recipient: customer, subject: 'Your code', text: 'Code 123456' });
    const { code, stdout } = await runCommand(['outbox', '--limit', '1'], { dataDir });
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`UTC {2}email to ${customer}\nYour code\n\nCode 123456`));
    await server.stop();
  });
});
