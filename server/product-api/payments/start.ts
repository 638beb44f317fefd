import { isDeepStrictEqual } from 'node:util';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import type { PaymentStart } from '@/lib/domain/billing/payment';
import type { AskedPayment } from '@/lib/domain/billing/payment-facts';
import { payableOf } from '@/lib/domain/billing/invoice-status';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import type { AccountRow } from '@/server/database/repositories/accounts/accounts';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import {
  addCollected,
  lockPayable,
  pendingPayments,
  type CollectedPayment,
} from '@/server/database/repositories/payments/provider-payments';
import type { PaymentProvider } from '@/server/payments/provider';
import { invalidFields } from '../http/input';
import { sumOf } from '../ledger/booked';
import { notAllowed } from '../not-allowed';
import { endUnstarted } from './end-unstarted';

type Payer = Pick<AccountRow, 'id' | 'warehouseId'>;

/** What is paid, and in which currency. */
interface Wanted {
  asked: AskedPayment;
  currency: string;
  invoices: InvoiceRow[];
}

/** Seconds in which a provider has answered or never will. */
const startingSeconds = 30;

const otherCurrency = () => invalidFields({ invoices: text('answersPage.oneCurrency') });

/** How much of an invoice is paid. @throws AppError 1010, 1042 */
function partOf(invoice: InvoiceRow, wanted: { amount: number; currency: string } | undefined) {
  const { number, currency } = invoice;
  const due = payableOf(invoice);
  if (due === 0) throw notAllowed(text('answersPage.invoiceNotDue', { number }));
  if (wanted === undefined) return due;
  if (wanted.currency !== currency) throw otherCurrency();
  if (wanted.amount <= due) return wanted.amount;
  const most = formatMoney({ amount: due, currency });
  throw invalidFields({ invoices: text('answersPage.invoiceDueLess', { number, due: most }) });
}

/** The chosen invoices, or all that are due, at this moment. @throws AppError 1001, 1010, 1042 */
async function payableNow(
  tx: Database,
  accountId: string,
  { invoices: chosen, allDue }: PaymentStart,
): Promise<InvoiceRow[]> {
  if (allDue !== undefined) {
    const rows = await lockPayable(tx, accountId, { currency: allDue });
    if (rows.length === 0) throw notAllowed(text('answersPage.nothingDue'));
    return rows;
  }
  const ids = chosen?.map(({ id }) => id) ?? [];
  const rows = ids.length > 0 ? await lockPayable(tx, accountId, { ids }) : [];
  if (rows.length < ids.length || rows.some(({ status }) => status === 'draft')) {
    throw new AppError(ErrorCode.pathNotFound, text('answersPage.noInvoice'));
  }
  return rows;
}

async function wantedBy(tx: Database, accountId: string, start: PaymentStart): Promise<Wanted> {
  const invoices = await payableNow(tx, accountId, start);
  const amounts = new Map(start.invoices?.map(({ id, amount }) => [id, amount]));
  const parts = invoices.map((invoice) => ({
    invoiceId: invoice.id,
    amount: partOf(invoice, amounts.get(invoice.id)),
  }));
  const currencies = new Set([
    ...invoices.map(({ currency }) => currency),
    ...(start.deposit ? [start.deposit.currency] : []),
  ]);
  const [currency, other] = currencies;
  if (currency === undefined || other !== undefined) throw otherCurrency();
  return { asked: { parts, deposit: start.deposit?.amount ?? 0 }, currency, invoices };
}

/** A payment at a provider that is under way, and pays some of the same. */
function underWay(pending: readonly CollectedPayment[], { asked }: Wanted, hosted: ReadonlySet<string>) {
  const ids = new Set(asked.parts.map(({ invoiceId }) => invoiceId));
  return pending.find(
    ({ collected }) =>
      hosted.has(collected.provider) && collected.asked.parts.some(({ invoiceId }) => ids.has(invoiceId)),
  );
}

const isSame = ({ payment, collected }: CollectedPayment, { asked, currency }: Wanted, provider: string) =>
  collected.provider === provider &&
  payment.currency === currency &&
  isDeepStrictEqual(collected.asked, asked);

function refuseTwice({ payment, collected }: CollectedPayment, { invoices }: Wanted): AppError {
  const taken = new Set(collected.asked.parts.map(({ invoiceId }) => invoiceId));
  const number = invoices.find(({ id }) => taken.has(id))?.number ?? '';
  const amount = formatMoney({ amount: payment.amount, currency: payment.currency });
  return notAllowed(text('answersPage.paymentUnderWay', { number, amount }));
}

/** Any payments that were never begun at their provider: nobody can pay them. */
async function withoutUnstarted(
  tx: Database,
  pending: readonly CollectedPayment[],
  payer: Payer,
  now: Date,
): Promise<CollectedPayment[]> {
  const latest = now.getTime() - startingSeconds * 1000;
  const isDead = ({ collected: { reference, startedAt } }: CollectedPayment) =>
    reference === null && startedAt.getTime() < latest;
  for (const dead of pending.filter(isDead)) await endUnstarted(tx, dead, payer.warehouseId, now);
  return pending.filter((one) => !isDead(one));
}

async function add(
  tx: Database,
  payer: Payer,
  { asked, currency }: Wanted,
  provider: PaymentProvider,
  now: Date,
): Promise<string> {
  const id = newId('pay');
  const amount = sumOf(asked.parts) + asked.deposit;
  const { id: accountId, warehouseId } = payer;
  await addCollected(tx, {
    payment: {
      id,
      accountId,
      warehouseId,
      operatorReference: id,
      status: 'pending',
      method: provider.method,
      amount,
      currency,
      reference: `P-${id.slice(-8).toUpperCase()}`,
      allocations: asked.parts,
      toldAllocations: null,
      amountRefunded: 0,
      amountTakenBack: 0,
      receivedAt: now,
    },
    collected: {
      accountId,
      paymentId: id,
      provider: provider.name,
      reference: null,
      url: null,
      expiresAt: null,
      transfer: null,
      charge: null,
      asked,
      facts: {},
      takenOff: [],
      startedAt: now,
    },
  });
  const data = { amount, currency };
  await recordEvents(tx, [{ kind: 'payment.started', data, accountId, warehouseId, subjectId: id }], now);
  return id;
}

/**
 * Decides what a customer pays, of what is due at this moment. What a payment under way pays already is not paid twice:
 * the same again is that payment, whichever window asks. Call it within a transaction.
 * @returns the payment's id; it is yet to be begun at the provider (./begin)
 * @throws AppError 1001, 1010, 1042 where nothing is due or another payment pays some of it
 */
export async function placePayment(
  tx: Database,
  payer: Payer,
  start: PaymentStart,
  {
    providers,
    provider,
    now,
  }: { providers: readonly PaymentProvider[]; provider: PaymentProvider; now: Date },
): Promise<string> {
  await serialiseAccount(tx, payer.id);
  const wanted = await wantedBy(tx, payer.id, start);
  if (provider.currencies && !provider.currencies.includes(wanted.currency)) {
    throw invalidFields({ method: text('answersPage.methodCurrency', { currency: wanted.currency }) });
  }
  const pending = await withoutUnstarted(tx, await pendingPayments(tx, payer.id), payer, now);
  const same =
    wanted.asked.parts.length > 0 ? pending.find((one) => isSame(one, wanted, provider.name)) : undefined;
  if (same) return same.payment.id;
  const hosted = new Set(providers.filter(({ isHosted }) => isHosted).map(({ name }) => name));
  const other = provider.isHosted ? underWay(pending, wanted, hosted) : undefined;
  if (other) throw refuseTwice(other, wanted);
  return add(tx, payer, wanted, provider, now);
}
