import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';
import type { Invoice } from '@/lib/domain/billing/invoice';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import type { Package } from '@/lib/domain/package/package';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';

/** An invoice of a package, in full where it could be loaded. */
export type ItsInvoice = Package['invoices'][number] & { invoice: Invoice | undefined };

interface PackageInvoicesProps {
  packageId: string;
  invoices: readonly ItsInvoice[];
}

/** The cost of the package so far: its lines, invoice by invoice. */
export function PackageInvoices({ packageId, invoices }: PackageInvoicesProps) {
  if (invoices.length === 0) return null;
  return (
    <Card aria-labelledby="invoices-heading">
      <CardHeader id="invoices-heading" title={text('packagesPage.charges.title')} />
      <ul className="divide-y divide-line text-sm">
        {invoices.map(({ id, number, invoice }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                href={`/invoices/${id}`}
                prefetch={false}
                className="link inline-flex items-center gap-2 font-medium"
              >
                <Icon name="receipt" />
                <bdi>{number}</bdi>
              </Link>
              {invoice && <StatusTag status={invoice.displayStatus} />}
            </div>
            {invoice && <Lines invoice={invoice} packageId={packageId} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StatusTag({ status }: { status: Invoice['displayStatus'] }) {
  const { label, tone, icon } = invoiceTag(status);
  return (
    <Tag tone={tone} icon={icon}>
      {label}
    </Tag>
  );
}

function Lines({ invoice, packageId }: { invoice: Invoice; packageId: string }) {
  const lines = invoice.lines.filter((line) => line.packageId === packageId);
  if (lines.length === 0) return null;
  return (
    <ul
      aria-label={text('packagesPage.charges.lines', { number: invoice.number })}
      className="mt-2 flex flex-col gap-1"
    >
      {lines.map((line, index) => (
        <li key={index} className="flex justify-between gap-4">
          <span dir="auto" className="wrap-anywhere min-w-0 text-muted">
            {line.description}
          </span>
          <span className="shrink-0 tabular-nums">{formatMoney(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
