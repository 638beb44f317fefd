import { expect, it } from 'vitest';
import { notificationLook } from '@/components/shared/notifications/looks';
import type { Notification } from '@/lib/domain/notification/notification';
import { warehouseEventKinds } from '@/lib/domain/event/catalogue';
import { shownPage } from '@/lib/i18n/shown-notification';

const parcel = {
  id: 'pkg_1',
  reference: 'WB-1',
  description: 'Desk lamp',
  status: 'in_storage',
  group: 'at_warehouse',
} as const;
const told = { id: 'ntf_1', kind: 'package.received', data: {}, package: parcel };
const reader = { now: new Date('2026-05-20T12:00:00Z'), timeZone: 'America/New_York' };

const shown = (...notifications: Notification[]) =>
  shownPage({ notifications, unread: 1, nextCursor: null }, reader).items;

it('days are those of the customer’s clock, by when they were told; the time is when it happened', () => {
  const days = [
    '2026-05-20T04:30:00Z',
    '2026-05-20T03:30:00Z',
    '2026-05-18T16:00:00Z',
    '2025-12-31T16:00:00Z',
  ].map((createdAt) => ({ ...told, at: '2026-05-17T12:00:00Z', createdAt }));
  const items = shown(...days);
  expect(items.map(({ day }) => day)).toEqual([
    'Today',
    'Yesterday',
    'Monday, 18th May',
    'Wednesday, 31st Dec 2025',
  ]);
  expect(new Set(items.map(({ ago }) => ago))).toEqual(new Set(['3 days ago']));
  expect(items[0]?.clock).toBe('17th May 2026, 08:00');
  const [soon] = shown({ ...told, at: '2026-05-20T11:00:00Z', createdAt: '2026-05-20T11:30:00Z' });
  expect(soon?.clock).toBe('07:00');
});

it('a kind that the portal does not know is news of its package, in neutral colours', () => {
  const at = '2026-05-20T11:00:00Z';
  const [item] = shown({ ...told, kind: 'package.sold', at, createdAt: at });
  expect(item).toMatchObject({
    title: 'Desk lamp',
    text: 'There is news about your package WB-1.',
    href: '/packages/pkg_1',
    isRead: false,
  });
  expect(notificationLook('package.sold')).toEqual({ tone: 'neutral', icon: 'bell' });
});

it('credit that was applied is told with what its invoice has left, and a paid invoice asks for nothing', () => {
  const at = '2026-05-20T11:00:00Z';
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const of = (kind: string, due: number, data: object) => {
    const amounts = { total: money(1485), amountDue: money(due) };
    const invoice = { id: 'inv_1', number: 'I-1', dueDate: '2026-05-31', ...amounts };
    return shown({ id: 'ntf_1', kind, data: { ...data }, invoice, at, createdAt: at })[0];
  };
  expect(of('invoice.credit_applied', 985, money(500))).toMatchObject({
    title: '$5.00 of your credit was used for invoice I-1',
    text: '$9.85 is left to pay on it.',
    href: '/invoices/inv_1',
  });
  const nothing = { text: 'Nothing is left to pay.' };
  expect(of('invoice.credit_applied', 0, money(1485))).toMatchObject(nothing);
  expect(of('invoice.issued', 0, {})).toMatchObject(nothing);
  expect(of('invoice.issued', 1485, {})).toMatchObject({ text: 'Please pay it by 31st May 2026.' });
});

it('news of a shipment has its price, and leads to it', () => {
  const at = '2026-05-20T11:00:00Z';
  const shipment = {
    id: 'shp_1',
    status: 'quote_requested',
    total: { amount: 4200, currency: 'USD' },
  } as const;
  const of = (kind: string, data: object = {}) =>
    shown({ id: 'ntf_1', kind, data: { ...data }, shipment, at, createdAt: at })[0];
  expect(of('shipment.quoted', { validUntil: '2026-06-01T12:00:00Z' })).toMatchObject({
    title: 'Your shipping quote: $42.00',
    text: 'It holds until 1st Jun 2026. Accept it to have your packages shipped.',
    href: '/shipments/shp_1',
  });
  const kinds = warehouseEventKinds.filter((kind) => kind.startsWith('shipment.'));
  for (const kind of kinds) {
    const words = of(kind, { validUntil: '2026-06-01T12:00:00Z' });
    expect(words?.text, kind).not.toBe('');
  }
  expect(of('shipment.sold')?.title).toBe('There is news about your shipment.');
});

it('every kind of the catalogue has an icon of its own, or of what it is about', () => {
  const icons = warehouseEventKinds.map((kind) => notificationLook(kind).icon);
  expect(icons).not.toContain('bell');
});
