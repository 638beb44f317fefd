import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notificationGroups } from '@/lib/domain/notification/groups';
import type { OpenedDatabase } from '@/server/database';
import { changeCustomerStatuses } from '@/server/database/repositories/operators/operators-customers';
import { databases } from '../../support/databases';
import { packageRow, type TestOperator } from '../operators/harness';
import { startTimed, type Timed } from './timed';

/** 14:00 in New York is 18:00Z in summer. */
const quietHours = { from: 22, to: 7 };

describe.each(databases)('what a customer chose, by the clock, on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let timed: Timed;
  let wms: TestOperator;

  beforeEach(async () => {
    opened = await open();
    timed = await startTimed(opened.db);
    wms = await timed.customer();
  });
  afterEach(async () => {
    await timed.close();
    await opened.close();
  });

  const dueTimes = async (channel?: 'sms') =>
    (await timed.messagesOf(wms, channel)).map(({ dueAt }) => dueAt.toISOString());

  it('each group comes by the channels that were chosen for it, and by no other', async () => {
    const without = Object.fromEntries(notificationGroups.map((group) => [group, []]));
    await timed.choose(wms, {
      groups: { ...without, arrivals: ['sms'], action_needed: ['email', 'whatsapp'] },
    });
    await timed.until('2040-06-11T16:00:00Z');
    await timed.arrive(wms, 'Books');
    const asked = {
      nextAction: { code: 'declare_contents', label: 'Say what is inside' },
      status: 'in_storage',
    };
    await wms.tell('packages', packageRow({ description: 'Tea', ...asked }));
    await expect.poll(() => timed.messagesOf(wms, 'whatsapp')).toHaveLength(1);
    await timed.until('2040-06-11T16:01:00Z');
    await expect.poll(() => timed.reached(wms, 'sms')).toEqual([expect.stringContaining('arrived: Books')]);
    await expect.poll(() => timed.reached(wms, 'whatsapp')).toEqual([expect.stringContaining('needed: Tea')]);
    await expect.poll(() => timed.reached(wms)).toEqual([expect.stringContaining('needed: Tea')]);
    const [mail] = await timed.reached(wms);
    expect(mail).not.toContain('Books');
  });

  it('in quiet hours nothing is sent; all of it is one message at their end', async () => {
    await timed.choose(wms, { quietHours });
    await timed.until('2040-06-12T03:00:00Z');
    await timed.arrive(wms, 'Books');
    await timed.until('2040-06-12T06:00:00Z');
    await timed.arrive(wms, 'Tea');
    await timed.until('2040-06-12T10:59:00Z');
    expect(await dueTimes()).toEqual(['2040-06-12T11:00:00.000Z']);
    expect(await timed.reached(wms)).toEqual([]);
    await timed.until('2040-06-12T11:00:00Z');
    await expect.poll(() => timed.reached(wms)).toHaveLength(1);
    expect((await timed.reached(wms))[0]).toMatch(/arrived: Books[\s\S]*arrived: Tea/);
  });

  it('news of the account itself is sent at once, also in quiet hours and beside a message that waits', async () => {
    await timed.choose(wms, { quietHours, daily: ['email'] });
    await timed.until('2040-06-12T03:00:00Z');
    await timed.arrive(wms, 'Books');
    const now = timed.operators.clock();
    await changeCustomerStatuses(opened.db, new Map([[wms.account.id, 'suspended']]), now);
    await expect.poll(async () => (await timed.messagesOf(wms)).length).toBe(2);
    await timed.until('2040-06-12T03:00:01Z');
    await expect.poll(() => timed.reached(wms)).toEqual([expect.stringContaining('account is suspended')]);
  });

  it('a message that could not leave in time does not leave in quiet hours', async () => {
    await timed.choose(wms, { quietHours });
    await timed.until('2040-06-11T16:00:00Z');
    await timed.arrive(wms, 'Books');
    await timed.stop();
    await timed.until('2040-06-12T04:00:00Z');
    timed.restart();
    await expect.poll(() => dueTimes()).toEqual(['2040-06-12T11:00:00.000Z']);
    expect(await timed.reached(wms)).toEqual([]);
    await timed.until('2040-06-12T11:00:00Z');
    await expect.poll(() => timed.reached(wms)).toHaveLength(1);
  });

  it('a daily message has all of the day in order, by its channel alone; a day without news has none', async () => {
    await timed.choose(wms, { daily: ['email'], groups: { arrivals: ['email', 'sms'] } });
    await timed.until('2040-06-11T14:00:00Z');
    await timed.arrive(wms, 'Books');
    await timed.until('2040-06-11T20:00:00Z');
    await expect.poll(() => timed.reached(wms, 'sms')).toHaveLength(1);
    await timed.arrive(wms, 'Tea');
    expect(await dueTimes()).toEqual(['2040-06-11T22:00:00.000Z']);
    expect(await timed.reached(wms)).toEqual([]);
    await timed.until('2040-06-11T22:00:00Z');
    await expect.poll(() => timed.reached(wms)).toHaveLength(1);
    expect((await timed.reached(wms))[0]).toMatch(/arrived: Books[\s\S]*arrived: Tea/);
    // A text message that is still to be sent would clear the outbox of what is older than a day.
    await expect.poll(() => timed.reached(wms, 'sms')).toHaveLength(2);
    await timed.until('2040-06-13T12:00:00Z');
    await timed.arrive(wms, 'Shoes');
    expect(await timed.reached(wms), 'the twelfth had no news').toHaveLength(1);
    expect((await dueTimes()).at(-1)).toBe('2040-06-13T22:00:00.000Z');
  });

  it('who goes back from daily to at once gets what waits, once', async () => {
    await timed.choose(wms, { daily: ['email'] });
    await timed.until('2040-06-11T14:00:00Z');
    await timed.arrive(wms, 'Books');
    await timed.choose(wms, {});
    await expect.poll(() => dueTimes()).toEqual(['2040-06-11T14:00:30.000Z']);
    await timed.until('2040-06-11T14:01:00Z');
    await expect.poll(() => timed.reached(wms)).toHaveLength(1);
    // The hour at which it would have left.
    await timed.until('2040-06-11T22:00:00Z');
    await timed.arrive(wms, 'Tea');
    await timed.until('2040-06-11T22:01:00Z');
    await expect.poll(() => timed.reached(wms)).toHaveLength(2);
  });

  it('who chooses a later hour, or moves to another zone, gets the daily message then and not before', async () => {
    await timed.choose(wms, { daily: ['email'], digestHour: 12 });
    await timed.until('2040-06-11T14:00:00Z');
    await timed.arrive(wms, 'Books');
    await timed.choose(wms, { daily: ['email'], digestHour: 18 });
    await expect.poll(() => dueTimes()).toEqual(['2040-06-11T22:00:00.000Z']);
    const { body } = await timed.operators.call('getAccount', { token: await wms.token() });
    const moved = { version: body.version, timeZone: 'America/Los_Angeles' };
    await timed.operators.call('updateAccount', { token: await wms.token(), body: moved });
    await expect.poll(() => dueTimes()).toEqual(['2040-06-12T01:00:00.000Z']);
    await timed.until('2040-06-11T22:00:00Z');
    await timed.arrive(wms, 'Tea');
    expect(await timed.reached(wms), 'the jobs of the times before send nothing').toEqual([]);
    await timed.until('2040-06-12T01:00:00Z');
    await expect.poll(() => timed.reached(wms)).toHaveLength(1);
  });

  it('what a customer no longer wants when its time comes is not sent', async () => {
    await timed.choose(wms, { daily: ['email'] });
    await timed.until('2040-06-11T14:00:00Z');
    await timed.arrive(wms, 'Books');
    await timed.choose(wms, { daily: ['email'], groups: { arrivals: [] } });
    await timed.until('2040-06-11T22:00:00Z');
    await expect.poll(async () => (await timed.messagesOf(wms))[0]?.status).toBe('cancelled');
    expect(await timed.reached(wms)).toEqual([]);
  });
});
