import Link from 'next/link';
import { ChargeLines } from '@/components/shared/charges/charge-lines';
import { PayLink } from '@/components/shared/sections/pay-link';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download/download-link';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { Tag } from '@/components/ui/display/tag';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import type { Invoice } from '@/lib/domain/billing/invoice';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { formatDate, unitsOf } from '@/lib/format';
import { text } from '@/lib/text/text';
import { CreditNotes } from './credit-notes';
import { InvoiceTotals } from './invoice-totals';
import { Party } from './party';
import { Payments } from './payments';
import '@/components/ui/download/print-document.css';

interface InvoiceDocumentProps {
  invoice: Invoice;
  account: Pick<Account, 'timeZone' | 'unitSystem' | 'capabilities'>;
}

/** A printable invoice: parties, dates, lines with reasons, and the amount due. */
export function InvoiceDocument({ invoice, account }: InvoiceDocumentProps) {
  const named = new Set(invoice.lines.map(({ packageId }) => packageId));
  const isEachNamed = invoice.packages.every(({ id }) => named.has(id));
  const tag = invoiceTag(invoice.displayStatus);
  const title = text('invoicesPage.invoice.numbered', { number: invoice.number });
  const isPayable = invoice.amountDue.amount > 0 && hasCapability(account, 'payments');
  const dates = [
    [text('invoicesPage.invoice.number'), invoice.number],
    [text('invoicesPage.invoice.issued'), formatDate(invoice.issueDate)],
    [text('invoicesPage.invoice.due'), formatDate(invoice.dueDate)],
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={title}
        description={
          <Tag tone={tag.tone} icon={tag.icon} className="print:hidden">
            {tag.label}
          </Tag>
        }
        actions={
          <>
            {isPayable && <PayLink account={account} invoiceId={invoice.id} />}
            <DownloadLink
              href={`/files/invoice.pdf?id=${encodeURIComponent(invoice.id)}`}
              variant={isPayable ? 'secondary' : 'primary'}
            >
              {text('invoicesPage.invoice.downloadPdf')}
            </DownloadLink>
          </>
        }
      />
      <Card aria-label={title} className="lg:p-10! flex flex-col gap-8">
        <div className="grid gap-6 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto]">
          <Party role={text('invoicesPage.invoice.from')} party={invoice.seller} />
          <Party role={text('invoicesPage.invoice.to')} party={invoice.buyer} />
          <dl className="grid h-fit grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            {dates.map(([term, value]) => (
              <div key={term} className="contents">
                <dt className="text-muted">{term}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ChargeLines
          caption={text('invoicesPage.lines.caption', { number: invoice.number })}
          lines={invoice.lines}
          packages={invoice.packages}
          unitSystem={unitsOf(account.unitSystem)}
        />
        <InvoiceTotals invoice={invoice} />
        <CreditNotes notes={invoice.creditNotes ?? []} />
        <Payments payments={invoice.payments} timeZone={account.timeZone} />
        {invoice.notes && (
          <p dir="auto" className="wrap-anywhere text-sm text-muted">
            {invoice.notes}
          </p>
        )}
        {!isEachNamed && (
          <section aria-labelledby="invoice-packages" className="text-sm print:hidden">
            <h2 id="invoice-packages" className="mb-2 text-xs font-medium text-muted">
              {text('invoicesPage.invoice.packages')}
            </h2>
            <ul className="wrap-anywhere flex flex-col gap-1.5">
              {invoice.packages.map((item) => (
                <li key={item.id}>
                  <Link href={`/packages/${item.id}`} prefetch={false} className="link">
                    <bdi>{item.description}</bdi>
                  </Link>{' '}
                  <bdi className="text-muted">{item.reference}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Card>
    </div>
  );
}
