import { CopyButton } from '@/components/ui/action/copy-button';
import type { Fact } from '@/components/ui/display/description-list';
import { Icon } from '@/components/ui/display/icon';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { carrierPage } from '@/lib/domain/carrier/carrier-pages';
import { carrierName } from '@/lib/domain/carrier/carriers';
import type { ShipmentLeg } from '@/lib/domain/package/package';
import { formatDate } from '@/lib/format';
import { text } from '@/lib/text/text';

interface LegValueProps {
  leg: ShipmentLeg;
  moving: boolean;
  /** What is in it, where that isn't everything. */
  packages?: string | undefined;
}

function LegValue({ leg, moving, packages }: LegValueProps) {
  const page = carrierPage(leg);
  const name = carrierName(leg.carrier);
  return (
    <>
      <p dir="auto">{leg.trackingNumber}</p>
      {page ? (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex items-center gap-1.5"
        >
          <bdi>{name}</bdi>
          <Icon name="external-link" />
          <VisuallyHidden>{text('packagesPage.shipment.carrierPage')}</VisuallyHidden>
        </a>
      ) : (
        <p>{name}</p>
      )}
      {packages && <p className="text-muted">{packages}</p>}
      {moving && leg.estimatedDelivery && !leg.deliveredAt && (
        <p className="text-muted">
          {text('packagesPage.shipment.estimated', { date: formatDate(leg.estimatedDelivery) })}
        </p>
      )}
      {leg.signedBy && (
        <p className="text-muted">{text('packagesPage.shipment.signedBy', { name: leg.signedBy })}</p>
      )}
    </>
  );
}

/** A carrier's tracking number with a link to the carrier and a button to copy it. */
export function legFact(term: string, { leg, moving, packages }: LegValueProps): Fact {
  return {
    term,
    value: <LegValue leg={leg} moving={moving} packages={packages} />,
    action: (
      <CopyButton text={leg.trackingNumber} label={text('packagesPage.shipment.copy.trackingNumber')} />
    ),
  };
}
