import { lineAmount, totalsOf } from '@/lib/domain/billing/invoice-math';

/** A line of an invoice; the price in US cents. */
export interface BillLine {
  title: string;
  /** The reason of the charge. */
  reason: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  /** Sales tax, in percent. */
  taxRate: number;
}

const currency = 'USD';

/** A line's amount, in cents. */
export function amountOf({ quantity, unitPrice }: BillLine): number {
  return lineAmount(quantity, unitPrice);
}

/** Subtotal, taxes by rate and total of an invoice, in cents. */
export function billTotals(lines: readonly BillLine[]) {
  const taxed = lines.map((line) => ({
    taxCategory: line.taxRate > 0 ? 'S' : 'Z',
    taxRate: line.taxRate,
    amount: { amount: amountOf(line), currency },
  }));
  return totalsOf(taxed, currency);
}

interface Party {
  name: string;
  lines: string[];
}

export interface Bill {
  number: string;
  issued: string;
  due: string;
  to: Party;
  lines: BillLine[];
  notes: string;
}

/** The invoice of /pages/invoice. */
export const bill: Bill = {
  number: 'WB-2025-1187',
  issued: '2025-11-12',
  due: '2025-11-26',
  to: {
    name: 'Harbour Books Ltd.',
    lines: ['Keisha Rolle', '14 Water Lane', 'Kingston', 'Jamaica', 'keisha@harbour-books.example'],
  },
  lines: [
    {
      title: 'Air freight from Miami to Kingston',
      reason: 'Charged by volume: 61 × 46 × 22 cm, divided by 5,000. The scale said 9.8 kg.',
      quantity: 12.35,
      unit: 'kg',
      unitPrice: 620,
      taxRate: 0,
    },
    {
      title: 'Three parcels repacked into one',
      reason: 'Asked for on 6th Nov 2025 by Keisha Rolle.',
      quantity: 1,
      unit: 'box',
      unitPrice: 800,
      taxRate: 0,
    },
    {
      title: 'Storage after the free days',
      reason: 'Two started ten kilograms; weekdays from 3rd to 10th Nov 2025.',
      quantity: 6,
      unit: 'days',
      unitPrice: 100,
      taxRate: 0,
    },
    {
      title: 'Customs clearance',
      reason: 'One declaration with four positions.',
      quantity: 1,
      unit: 'piece',
      unitPrice: 1800,
      taxRate: 0,
    },
    {
      title: 'Box and padding',
      reason: 'Goods, which Florida taxes; services are not taxed.',
      quantity: 2,
      unit: 'sets',
      unitPrice: 475,
      taxRate: 7,
    },
  ],
  notes:
    'Please name the number of this invoice when you pay. A line that is not clear is explained on the same day; until then its amount is not due.',
};
