import { expect, it } from 'vitest';
import type { Notification } from '@/lib/domain/notification/notification';
import { composeText } from '@/server/notifications/compose';

const arrived = (index: number): Notification => ({
  id: `ntf_${index}`,
  kind: 'package.received',
  at: '2026-05-10T12:00:00Z',
  createdAt: '2026-05-10T12:00:00Z',
  data: { to: 'received' },
  package: {
    ...{ id: `pkg_${index}`, reference: `MIA-${index}`, description: `Book ${index}` },
    ...{ status: 'received', group: 'at_warehouse' },
  },
});

const textOf = (count: number) =>
  composeText({
    notifications: Array.from({ length: count }, (_, index) => arrived(index + 1)),
    warehouse: { name: 'Palm Parcels', address: '', brand: null },
    pictures: new Map(),
    portal: 'https://portal.example.com',
    choicesUrl: '',
  }).text;

it('a text message lists four titles at most, and says how many there are', () => {
  expect(textOf(4)).toContain('Book 4');
  const many = textOf(30);
  expect(many).toContain('30 updates');
  expect(many).toMatch(/Book 4, …\. https:/);
  expect(many).not.toContain('Book 5');
});
