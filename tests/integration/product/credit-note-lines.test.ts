import { expect, it } from 'vitest';
import type { CreditNote } from '@/lib/domain/billing/invoice';
import { printCreditNote } from '@/server/product-api/documents/credit-note-pdf';
import { itemsOf } from '@/tests/support/pdf';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const party = { name: 'Ada', line1: 'Main Street 1', locality: 'Doral', countryCode: 'US' };
const credited = (line: number, packageId: string, description: string, amount: number) => ({
  ...{ line, packageId, description, kind: 'shipping' as const, amount: usd(amount) },
  ...{ taxCategory: 'S', taxRate: 0 },
});

const note: CreditNote = {
  ...{ id: 'crn_1', number: 'CN-1', issueDate: '2026-05-15', reason: 'Weighed twice' },
  lines: [
    credited(1, 'pkg_lamp', 'To Nassau', 300),
    credited(2, 'pkg_pot', 'To Freeport', 500),
    credited(3, 'pkg_lamp', 'Repacking', 250),
  ],
  ...{ subtotal: usd(1050), taxes: [], total: usd(1050) },
};
const packages = [
  { id: 'pkg_lamp', reference: 'WB-1', description: 'Lamp' },
  { id: 'pkg_pot', reference: 'WB-2', description: 'Teapot' },
];

it('what a credit note takes back of several packages stands below each of them, with its sum', async () => {
  const invoice = {
    number: 'I-1',
    issueDate: '2026-05-01',
    seller: party,
    buyer: party,
    lines: [],
    packages,
  };
  const letterhead = { colour: undefined, logo: undefined };
  const printing = { timeZone: 'UTC', now: new Date('2026-05-16T00:00:00Z'), letterhead };
  const pdf = await printCreditNote({ note, invoice }, printing);
  const [items = []] = await itemsOf(new Uint8Array(pdf));
  const words = items.map(({ str }) => str).filter((str) => str.trim() !== '');
  const from = words.indexOf('Lamp');
  expect(words.slice(from, from + 13)).toEqual([
    ...['Lamp', '$5.50', 'WB-1', 'To Nassau', '$3.00', 'Repacking', '$2.50'],
    ...['Teapot', '$5.00', 'WB-2', 'To Freeport', '$5.00'],
    'Subtotal',
  ]);
});
