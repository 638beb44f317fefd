import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { bill } from './invoice';
import { InvoiceHead } from './invoice-head';
import { InvoiceLines } from './invoice-lines';
import { InvoiceTotals } from './invoice-totals';
import { PrintButton } from './print-button';
import '@/components/ui/download/print-document.css';

/** /pages/invoice: a printable invoice. */
export function InvoicePage() {
  return (
    <div className="flex max-w-[60rem] flex-col gap-6">
      <PageHeader title="Invoice" actions={<PrintButton />} />
      <Card aria-label={`Invoice ${bill.number}`} className="lg:p-10! flex flex-col gap-8 print:gap-4">
        <InvoiceHead bill={bill} />
        <InvoiceLines lines={bill.lines} />
        <InvoiceTotals lines={bill.lines} due={bill.due} />
        <p className="max-w-prose text-sm text-muted">{bill.notes}</p>
      </Card>
    </div>
  );
}
