import type { NewPackage } from '@/server/database/repositories/packages/packages-write';
import { businessItems } from './catalogue/business';
import { personalItems } from './catalogue/personal';
import { demoAccounts } from './customers';
import { createCalendar, type Calendar } from './days';
import { invoiceDrafts, type Terms } from './invoices/drafts';
import { paymentRows } from './invoices/payments';
import { invoiceRow, type Buyer, type InvoiceRow, type PaymentRow } from './invoices/rows';
import { demoPackages, type DemoPackage } from './packages';
import { createRandom, type Random } from './random';
import { shipmentRows, type DemoShipment } from './shipments';

type Profile = Terms &
  Omit<Buyer, 'accountId' | 'party'> & {
    method: 'card' | 'transfer';
    signedBy: string;
    seed: number;
  };

const profiles: Record<'ada' | 'lin', Profile> = {
  ada: {
    units: 'imperial',
    to: 'nassau',
    discount: 0,
    dueDays: 7,
    payDays: 2,
    method: 'card',
    signedBy: 'A WHITFIELD',
    seed: 10_428,
  },
  lin: {
    units: 'metric',
    to: 'london',
    discount: 5,
    dueDays: 14,
    payDays: 8,
    method: 'transfer',
    signedBy: 'L OKAFOR',
    seed: 20_917,
  },
};

/** The data of the two customers, ready to be stored. */
export interface DemoData {
  packages: { row: NewPackage; scans: DemoPackage['journey']['scans'] }[];
  invoices: { row: InvoiceRow; packageIds: string[] }[];
  payments: PaymentRow[];
  shipments: DemoShipment[];
}

function partyOf(who: 'ada' | 'lin') {
  const account = demoAccounts[who];
  const taxId = who === 'lin' ? demoAccounts.lin.taxIds[0]?.value : undefined;
  return { ...account.billingAddress, email: account.email, ...(taxId && { taxId }) };
}

function customerData(who: 'ada' | 'lin', calendar: Calendar) {
  const profile = profiles[who];
  const accountId = demoAccounts[who].id;
  const catalogue = who === 'ada' ? personalItems : businessItems;
  const packages = demoPackages({ ...profile, accountId, catalogue }, calendar);
  const random = createRandom(profile.seed + 1);
  const buyer = { ...profile, accountId, party: partyOf(who) };
  const billed = invoiceDrafts(packages, profile, random).map((draft) => ({
    draft,
    row: invoiceRow(draft, buyer, { calendar, random }),
  }));
  const payments = paymentRows(billed, buyer, { calendar, random });
  const { billingAddress: address } = demoAccounts[who];
  const shipments = shipmentRows(billed, { accountId, address }, createRandom(profile.seed + 2));
  return { packages, billed, payments, shipments };
}

/** Numbers in chronological order, with gaps as if for other customers. */
function numbered<T>(rows: T[], at: (row: T) => Date, first: number, random: Random): [number, T][] {
  let last = first;
  const sorted = [...rows].sort((a, b) => at(a).getTime() - at(b).getTime());
  return sorted.map((row) => [(last += random.int(1, 9)), row]);
}

/** The demo data for the day of `now`: the same day yields the same data. */
export function buildDemoData(now: Date): DemoData {
  const calendar = createCalendar(now);
  const customers = [customerData('ada', calendar), customerData('lin', calendar)];
  const random = createRandom(7);
  const packages = customers.flatMap((customer) => customer.packages);
  const billed = customers.flatMap((customer) => customer.billed);
  return {
    packages: numbered(packages, ({ row }) => row.createdAt ?? now, 418_200, random).map(
      ([number, { row, journey }]) => ({
        row: { ...row, reference: `WB-${number}` },
        scans: journey.scans,
      }),
    ),
    invoices: numbered(billed, ({ row }) => row.createdAt ?? now, 31_400, random).map(
      ([number, { draft, row }]) => ({
        row: { ...row, number: `INV-0${number}` },
        packageIds: draft.packages.map((parcel) => parcel.row.id),
      }),
    ),
    payments: customers.flatMap((customer) => customer.payments),
    shipments: customers.flatMap((customer) => customer.shipments),
  };
}
