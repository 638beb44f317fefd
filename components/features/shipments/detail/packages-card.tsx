import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Tag } from '@/components/ui/display/tag';
import { packageStages } from '@/lib/domain/package/package-status';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { isIn } from '@/lib/domain/values/is-in';
import { packageTag } from '@/lib/i18n/package-words';
import { text } from '@/lib/text/text';

type Shipped = Shipment['packages'][number];

function StatusTag({ status }: Pick<Shipped, 'status'>) {
  const group = isIn(packageStages, status) ? packageStages[status] : status;
  const { label, tone } = packageTag({ status, group });
  return <Tag tone={tone}>{label}</Tag>;
}

/** The packages of a shipment, each with its state. */
export function PackagesCard({ packages }: { packages: readonly Shipped[] }) {
  return (
    <Card aria-labelledby="packages-heading">
      <CardHeader id="packages-heading" title={text('shell.places.packages')} />
      {packages.length === 0 && <p className="text-sm text-muted">{text('shipmentsPage.packages.none')}</p>}
      <ul className="divide-y divide-line text-sm">
        {packages.map(({ id, reference, description, nickname, status }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="wrap-anywhere min-w-0">
              <Link href={`/packages/${id}`} prefetch={false} className="link font-medium">
                <bdi>{nickname ?? description}</bdi>
              </Link>
              <p className="text-muted">
                <bdi>{reference}</bdi>
              </p>
            </div>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
