import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Icon } from '@/components/ui/display/icon';
import { DownloadLink } from '@/components/ui/download/download-link';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { text } from '@/lib/text/text';

/** The papers of a shipment that there are: its invoice, once it is issued. */
export function PapersCard({ invoice }: Pick<Shipment, 'invoice'>) {
  if (!invoice) return null;
  return (
    <Card aria-labelledby="papers-heading">
      <CardHeader id="papers-heading" title={text('shipmentsPage.papers.title')} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <Link
          href={`/invoices/${invoice.id}`}
          prefetch={false}
          className="link inline-flex min-w-0 items-center gap-2 font-medium"
        >
          <Icon name="receipt" />
          <bdi className="wrap-anywhere">
            {text('invoicesPage.invoice.numbered', { number: invoice.number })}
          </bdi>
        </Link>
        <DownloadLink href={`/files/invoice.pdf?id=${encodeURIComponent(invoice.id)}`} size="small">
          {text('invoicesPage.invoice.downloadPdf')}
        </DownloadLink>
      </div>
    </Card>
  );
}
