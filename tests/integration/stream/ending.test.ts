import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '@/server/database';
import { changeCustomerStatuses } from '@/server/database/repositories/operators/operators-customers';
import { databases } from '../../support/databases';
import { openStream } from '../../support/event-stream';
import { packageRow, type TestOperator } from '../operators/harness';
import { readyStream, startInstance, type Instance } from './harness';

describe.each(databases)('streams end, on $name', ({ open }) => {
  let here: Instance;
  let there: Instance;
  let wms: TestOperator;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    here = await startInstance(opened);
    there = await startInstance(opened, { limits: { perAccount: 2, inAll: 3, beat: 50 } });
    wms = await here.operator();
    close = async () => {
      await Promise.all([here.stop(), there.stop()]);
      await opened.close();
    };
  });
  afterAll(() => close());

  const revoke = (sessionId: string) => here.opened.db.insert(schema.revokedSessions).values({ sessionId });

  it('security 6: with their session, in this instance and in another, and no other session’s', async () => {
    const gone = { account: wms.account, sessionId: 'session-gone' };
    const streams = [await readyStream(here, gone), await readyStream(there, gone)];
    const other = await readyStream(there, { account: wms.account, sessionId: 'session-stays' });
    await revoke('session-gone');
    await Promise.all(streams.map(({ ended }) => ended));
    const made = await wms.tell('packages', packageRow());
    await other.until(() => other.changed().length > 0);
    expect(other.changed()).toEqual([made?.id]);
    expect((await here.stream(gone)).response.status).toBe(401);
    other.leave();
  });

  it('security 6: when the session ended while its stream was being opened', async () => {
    const person = { account: wms.account, sessionId: 'session-race' };
    const opening = here.stream(person);
    await revoke('session-race');
    const stream = await opening;
    await stream.ended;
    expect([200, 401]).toContain(stream.response.status);
  });

  it('with their account', async () => {
    const other = await here.operator();
    const stream = await readyStream(there, other);
    await changeCustomerStatuses(here.opened.db, new Map([[other.account.id, 'closed']]), here.clock());
    await stream.ended;
    expect((await there.stream(other)).response.status).toBe(400);
  });

  it('security 2: with the JWT that opened them, and ask to come back at once', async () => {
    const token = await here.tokenOf({ subject: `user-${wms.account.id}`, email: wms.account.email });
    here.advance(299);
    const stream = await openStream(`${here.origin}/api/streamMyChanges`, {
      authorization: `Bearer ${token}`,
    });
    await stream.ended;
    expect(stream.messages[0]?.event).toBe('ready');
    expect(stream.retry()).toBeLessThanOrEqual(1_000);
  });

  it('an account has so many and no more, and a place is free again when one leaves', async () => {
    const held = [await readyStream(there, wms), await readyStream(there, wms)];
    const refused = await there.stream(wms);
    expect(refused.response.status).toBe(400);
    expect(await refused.response.json()).toMatchObject({ code: 1043, retryAfter: 60 });
    held[0]?.leave();
    await expect.poll(() => there.streams.size).toBe(1);
    held.push(await readyStream(there, wms));
    const [one, two] = [await there.operator(), await there.operator()];
    held.push(await readyStream(there, one));
    expect(await (await there.stream(two)).response.json()).toMatchObject({ code: 1043, retryAfter: 30 });
    for (const stream of held) stream.leave();
    await expect.poll(() => there.streams.size).toBe(0);
  });

  it('nothing keeps, changes or collects its messages, and a heartbeat says that it lives', async () => {
    const stream = await readyStream(there, wms);
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers.get('content-encoding')).toBeNull();
    await stream.until(() => stream.beats() > 1);
    stream.leave();
    const token = await there.tokenOf({ subject: `user-${wms.account.id}`, email: wms.account.email });
    const headers = { authorization: `Bearer ${token}` };
    const head = await fetch(`${there.origin}/api/streamMyChanges`, { method: 'HEAD', headers });
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    await expect.poll(() => there.streams.size).toBe(0);
  });

  it('security 28: at once when their instance stops, and ask to come back at a time of their own', async () => {
    const streams = [await readyStream(there, wms), await readyStream(there, wms)];
    there.streams.endAll();
    await Promise.all(streams.map(({ ended }) => ended));
    const times = streams.map(({ retry }) => retry() ?? 0);
    for (const time of times) expect(time).toBeGreaterThanOrEqual(500);
    expect(new Set(times).size).toBe(2);
    const late = await there.stream(wms);
    await late.ended;
    expect(late.retry()).toBeGreaterThanOrEqual(500);
  });
});
