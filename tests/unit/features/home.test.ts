import { describe, expect, it } from 'vitest';
import { notificationsByDay } from '@/components/features/home/notifications/notification-days';
import { notificationWords } from '@/components/features/home/notifications/notification-words';
import { summaryOf } from '@/components/features/home/summary';
import { hasSpend, spendData } from '@/components/features/home/spend/spend-data';
import type { AccountNotification, QuarterSpend } from '@/lib/domain/account/overview';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';

const paid = (at: string): AccountNotification => ({
  kind: 'payment',
  at,
  payment: { id: 'pay_1', reference: 'R-1', method: 'card', amount: { amount: 12345, currency: 'USD' } },
});

describe('the sentence of Home', () => {
  const none: GroupCounts = {
    action_needed: 0,
    at_warehouse: 0,
    being_prepared: 0,
    expected: 0,
    on_the_way: 0,
    ready_for_pickup: 0,
    done: 0,
  };

  it('says what needs the customer, and what is on the way', () => {
    expect(summaryOf(none)).toBe('Nothing needs your attention right now.');
    expect(summaryOf({ ...none, on_the_way: 2 })).toBe(
      'Nothing needs your attention right now. 2 packages are on the way.',
    );
    expect(summaryOf({ ...none, action_needed: 1, on_the_way: 2 })).toBe(
      '1 package needs your attention and 2 are on the way.',
    );
  });

  it('says so beside shipments that wait as well', () => {
    expect(summaryOf({ ...none, on_the_way: 2 }, 1)).toBe(
      '1 shipment needs your attention. 2 packages are on the way.',
    );
    expect(summaryOf({ ...none, action_needed: 3 }, 2)).toBe(
      '2 shipments need your attention. 3 packages need your attention.',
    );
  });
});

describe('notifications', () => {
  it('are grouped into today, yesterday, last week and earlier, in the customer’s time zone', () => {
    const news = [
      '2026-11-20T04:00:00Z',
      '2026-11-19T06:00:00Z',
      '2026-11-18T12:00:00Z',
      '2026-11-13T12:00:00Z',
    ].map(paid);
    const now = '2026-11-20T15:00:00Z';
    expect(notificationsByDay(news, now, 'UTC').map(({ title, news: own }) => [title, own.length])).toEqual([
      ['Today', 1],
      ['Yesterday', 1],
      ['Last 7 days', 2],
    ]);
    // Four in the morning in UTC is still the evening before in Nassau; three in the afternoon is midnight in
    // Tokyo.
    expect(notificationsByDay(news, now, 'America/Nassau').map(({ title }) => title)).toEqual([
      'Yesterday',
      'Last 7 days',
    ]);
    const late = notificationsByDay([paid('2026-11-20T14:00:00Z')], '2026-11-20T15:00:00Z', 'Asia/Tokyo');
    expect(late.map(({ title }) => title)).toEqual(['Yesterday']);
    expect(notificationsByDay([paid('2026-11-08T12:00:00Z')], now, 'UTC').map(({ title }) => title)).toEqual([
      'Earlier',
    ]);
  });

  it('have a sentence and a link', () => {
    expect(notificationWords(paid('2026-11-20T04:00:00Z'))).toMatchObject({
      title: 'Payment of $123.45 received',
      href: '/invoices',
    });
    const total = { amount: 990, currency: 'EUR' };
    const invoice = { id: 'inv_1', number: 'INV-7', total, dueDate: '2026-12-03' };
    expect(notificationWords({ kind: 'invoice', at: '2026-11-20T04:00:00Z', invoice })).toMatchObject({
      title: 'Invoice INV-7',
      text: '€9.90, due 3rd Dec 2026',
      href: '/invoices/inv_1',
    });
  });
});

describe('news of a package', () => {
  const item = { id: 'pkg_1', reference: 'WB-1', description: 'Lamp' };
  const textOf = (status: PackageStatus, message: string, location?: string) =>
    notificationWords({
      kind: 'package',
      at: '2026-11-20T04:00:00Z',
      package: { ...item, status },
      message,
      ...(location && { location }),
    }).text;

  it('has its state and its latest scan, once where they are the same', () => {
    expect(textOf('on_hold', 'PHOTOGRAPHED AND WEIGHED', 'Doral')).toBe(
      'On hold · Photographed and weighed, Doral',
    );
    expect(textOf('delivered', 'DELIVERED, FRONT DOOR', 'Nassau')).toBe('Delivered, front door, Nassau');
  });

  it('has its state when nobody has scanned it', () => {
    expect(textOf('expected', '')).toBe('Expected');
  });
});

describe('spending', () => {
  const empty: QuarterSpend = { quarter: '2026-Q1', kinds: {} };

  it('has a bar for each quarter, empty ones included, and its parts add up to the total', () => {
    const kinds = {
      shipping: 900,
      storage: 500,
      repack: 400,
      photos: 300,
      insurance: 200,
      duty: 100,
      discount: -50,
    };
    const data = spendData([empty, { quarter: '2026-Q2', kinds }], 'USD');
    expect(data.labels).toEqual(['Q1 2026', 'Q2 2026']);
    expect(data.series.map(({ name }) => name)).toEqual([
      ...['Shipping', 'Storage', 'Repacking', 'Photos', 'Insurance', 'Other'],
    ]);
    const sum = data.series.reduce((whole, { values }) => whole + (values[1] ?? 0), 0);
    expect(sum).toBe(Object.values(kinds).reduce((whole, amount) => whole + amount, 0));
    expect(data.format?.(123456)).toBe('$1,235');
  });

  it('says so when there is none', () => {
    expect(hasSpend([empty, { quarter: '2026-Q2', kinds: { duty: 0 } }])).toBe(false);
    expect(hasSpend([{ quarter: '2026-Q2', kinds: { duty: 1 } }])).toBe(true);
  });
});
