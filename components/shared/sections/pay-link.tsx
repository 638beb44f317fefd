import { ButtonLink } from '@/components/ui/action/button-link';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { text } from '@/lib/text/text';

interface PayLinkProps {
  account: Pick<Account, 'capabilities'>;
  /** The one invoice to pay; without it all that is due. */
  invoiceId?: string;
  variant?: 'primary' | 'secondary';
}

/** The address of the page to pay on. */
export const payHref = (invoiceId?: string): string =>
  invoiceId === undefined ? '/invoices/pay' : `/invoices/pay?invoice=${encodeURIComponent(invoiceId)}`;

/** Leads to the page to pay on; nothing of a product API without payments. */
export function PayLink({ account, invoiceId, variant = 'primary' }: PayLinkProps) {
  if (!hasCapability(account, 'payments')) return null;
  return (
    <ButtonLink href={payHref(invoiceId)} prefetch={false} variant={variant} icon="wallet">
      {text(invoiceId === undefined ? 'paymentsPage.pay.all' : 'paymentsPage.pay.one')}
    </ButtonLink>
  );
}
