import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { Icon } from '@/components/ui/icon';
import type { Package } from '@/lib/domain/package';

/** The invoices a package stands on. */
export function PackageInvoices({ invoices }: Pick<Package, 'invoices'>) {
  if (invoices.length === 0) return null;
  return (
    <Card aria-labelledby="invoices-heading">
      <CardHeader id="invoices-heading" title="Invoices" />
      <ul className="divide-y divide-line text-sm">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="py-2.5 first:pt-0 last:pb-0">
            <Link
              href={`/invoices/${invoice.id}`}
              prefetch={false}
              className="link inline-flex items-center gap-2"
            >
              <Icon name="receipt" />
              {invoice.number}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
