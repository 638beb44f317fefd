import { SectionTabs } from '@/components/ui/navigation/section-tabs';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { text } from '@/lib/text/text';

interface InvoiceSectionsProps {
  account: Pick<Account, 'capabilities'>;
  current: '/invoices' | '/invoices/payments';
}

/** Invoices and payments beside each other; nothing of a product API without payments. */
export function InvoiceSections({ account, current }: InvoiceSectionsProps) {
  if (!hasCapability(account, 'payments')) return null;
  const tabs = [
    ['/invoices', text('shell.places.invoices')],
    ['/invoices/payments', text('shell.places.payments')],
  ] as const;
  return <SectionTabs label={text('paymentsPage.sections')} tabs={tabs} current={current} />;
}
