import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '@/server/database';
import { databases } from '../../support/databases';
import { layLine } from '../../support/line';
import { withoutNotices } from '../../support/without-notices';
import { packageRow, type TestOperator } from '../operators/harness';
import { readyStream, startInstance, type Instance } from './harness';

const postgresql = databases.filter(({ name }) => name === 'postgresql');

describe.skipIf(postgresql.length === 0)('how an instance hears of another’s changes', () => {
  let opened: Awaited<ReturnType<(typeof databases)[number]['open']>>;
  let there: Instance;
  let wms: TestOperator;

  beforeAll(async () => {
    const [kind] = postgresql;
    if (!kind) throw new Error('There is no PostgreSQL');
    opened = await kind.open();
    there = await startInstance(opened);
    wms = await there.operator();
  });
  afterAll(async () => {
    await there.stop();
    await opened.close();
  });

  const listeners = async () => {
    const rows = await opened.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and query = 'listen waybill'`,
    );
    return (rows as { rows: { pid: number }[] }).rows.map(({ pid }) => pid);
  };

  it('hears nothing and holds no connection while it has no stream; then one', async () => {
    const here = await startInstance(opened);
    expect(await listeners()).toEqual([]);
    const streams = [await readyStream(here, wms), await readyStream(here, wms)];
    await expect.poll(listeners).toHaveLength(1);
    for (const stream of streams) stream.leave();
    await here.stop();
    await expect.poll(listeners).toEqual([]);
  });

  it('misses nothing when its connection is lost, and hears again', async () => {
    const here = await startInstance(opened);
    const stream = await readyStream(here, wms);
    await expect.poll(listeners).toHaveLength(1);
    const [lost] = await listeners();
    await opened.db.execute(sql`select pg_terminate_backend(${lost})`);
    const row = await wms.tell('packages', packageRow());
    await stream.until(() => stream.changed().includes(row?.id ?? ''));
    await expect.poll(async () => (await listeners()).filter((pid) => pid !== lost)).toHaveLength(1);
    stream.leave();
    await here.stop();
  });

  it('behind a pool that brings no notices, looks by itself: changes arrive and sessions end', async () => {
    const line = await layLine(opened.url ?? '', withoutNotices);
    const here = await startInstance({ ...opened, url: line.url });
    const person = { account: wms.account, sessionId: 'session-deaf' };
    const stream = await readyStream(here, person);
    const row = await wms.tell('packages', packageRow());
    await stream.until(() => stream.changed().includes(row?.id ?? ''));
    await opened.db.insert(schema.revokedSessions).values({ sessionId: 'session-deaf' });
    await stream.ended;
    await here.stop();
    await line.close();
  });
});
