import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';
import { formatList } from '@/lib/format';
import type { ShownReason, ShownRefusal } from '@/lib/i18n/shown-quote';
import { text } from '@/lib/text/text';
import type { ShipPackage } from './ship-facts';

type Remedy = NonNullable<ShownReason['remedy']>;

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

interface ReasonProps {
  reason: ShownReason;
  packages: readonly ShipPackage[];
}

/** A reason, with the packages that it is about or what the customer can do. */
function Reason({ reason: { sentence, packageIds, remedy }, packages }: ReasonProps) {
  const about = packages.filter(({ id }) => packageIds.includes(id));
  return (
    <>
      <p>{sentence}</p>
      {remedy ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Remedies remedy={remedy} about={about} />
        </p>
      ) : (
        about.map(({ id, title }) => (
          <p key={id} dir="auto">
            {title}
          </p>
        ))
      )}
    </>
  );
}

/** The services that don't take the shipment, and all that keeps them from it. */
export function RefusedServices({ refused, packages }: RefusedServicesProps) {
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="ship-refused">
      <h3 id="ship-refused" className="mb-2 text-sm font-medium">
        {text('shipping.how.refused')}
      </h3>
      <ul className="flex flex-col gap-3 text-sm">
        {refused.map(({ names, reasons }) => (
          <li key={names.join()} className="wrap-anywhere flex flex-col gap-1">
            <p>
              <bdi className="font-medium text-strong">{formatList(names, 'plain')}</bdi>
            </p>
            <ul
              className={classNames('flex flex-col gap-1 text-muted', reasons.length > 1 && 'list-disc ps-5')}
            >
              {reasons.map((reason) => (
                <li key={[reason.sentence, ...reason.packageIds].join()}>
                  <Reason reason={reason} packages={packages} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
