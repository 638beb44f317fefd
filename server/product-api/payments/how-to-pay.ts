import type { Invoice } from '@/lib/domain/billing/invoice';
import type { TransferDetails } from '@/lib/domain/billing/payment';
import { referenceOfInvoice } from '@/server/database/repositories/billing/invoice-references';
import type { ProductDependencies } from '../http/caller';

/** How what is due of an invoice is paid by whoever has its paper. */
export interface HowToPay {
  /** The page where it is paid. */
  url: string;
  /** How it is paid from a bank, where the warehouse has an account in its currency. */
  transfer?: TransferDetails;
}

type Due = Pick<Invoice, 'id' | 'displayStatus' | 'amountDue'>;

const isAsked = ({ displayStatus, amountDue }: Due) =>
  amountDue.amount > 0 && displayStatus !== 'uncollectible';

/**
 * How an invoice is paid, or undefined where nobody is asked to, or no provider takes its currency. The transfer's
 * reference is one that the import of transfers finds the invoice by (./import-transfers).
 */
export function howToPay(invoice: Due, payments: ProductDependencies['payments']): HowToPay | undefined {
  const { currency } = invoice.amountDue;
  const providers = (payments?.providers ?? []).filter(
    ({ currencies }) => currencies?.includes(currency) ?? true,
  );
  if (!payments || providers.length === 0 || !isAsked(invoice)) return undefined;
  const reference = referenceOfInvoice(invoice.id);
  const [transfer] = providers.flatMap(
    ({ transferWith }) => transferWith?.(invoice.amountDue, reference) ?? [],
  );
  return { url: payments.payUrl(invoice.id), ...(transfer && { transfer }) };
}
