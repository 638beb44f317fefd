import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function InvoicesLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['invoices', 'invoiceWords', 'fields']}>{children}</Texts>;
}
