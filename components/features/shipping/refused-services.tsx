import Link from 'next/link';
import { formatList } from '@/lib/format';
import type { ShownRefusal } from '@/lib/i18n/shown-quote';
import { text } from '@/lib/text/text';
import type { ShipPackage } from './ship-facts';

type Remedy = NonNullable<ShownRefusal['remedy']>;

interface RefusedServicesProps {
  refused: readonly ShownRefusal[];
  packages: readonly ShipPackage[];
}

/** What the customer can do about a reason, on the page where it is done. */
function Remedies({ remedy, about }: { remedy: Remedy; about: readonly ShipPackage[] }) {
  if (remedy === 'pay') {
    return (
      <Link href="/invoices?status=past_due" prefetch={false} className="link">
        {text('shipping.how.pay')}
      </Link>
    );
  }
  return about.map(({ id, title }) => (
    <Link key={id} href={`/packages/${id}#declare`} prefetch={false} className="link">
      {text('shipping.how.declare', { name: title })}
    </Link>
  ));
}

/** The services that don't take the shipment, and why. */
export function RefusedServices({ refused, packages }: RefusedServicesProps) {
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="ship-refused">
      <h3 id="ship-refused" className="mb-2 text-sm font-medium">
        {text('shipping.how.refused')}
      </h3>
      <ul className="flex flex-col gap-3 text-sm">
        {refused.map(({ names, reason, packageIds, remedy }) => {
          const about = packages.filter(({ id }) => packageIds.includes(id));
          return (
            <li key={names.join()} className="wrap-anywhere flex flex-col gap-1">
              <p>
                <bdi className="font-medium text-strong">{formatList(names, 'plain')}</bdi>
              </p>
              <p className="text-muted">{reason}</p>
              {remedy ? (
                <p className="flex flex-wrap gap-x-4 gap-y-1">
                  <Remedies remedy={remedy} about={about} />
                </p>
              ) : (
                about.map(({ id, title }) => (
                  <p key={id} dir="auto" className="text-muted">
                    {title}
                  </p>
                ))
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
