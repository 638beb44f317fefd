import { Alert } from '@/components/ui/feedback/alert';
import { ButtonLink } from '@/components/ui/action/button-link';
import type { Fact } from '@/components/ui/display/description-list';
import { Tag } from '@/components/ui/display/tag';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import type { Package } from '@/lib/domain/package/package';
import { shipmentAskWords, shipmentTag } from '@/lib/i18n/shipment-words';
import { text } from '@/lib/text/text';

/** The page of the shipment that a package is in, or left with; none of a product API without shipments. */
export function shipmentPath(
  { shipment }: Pick<Package, 'shipment'>,
  account: Pick<Account, 'capabilities'>,
) {
  return shipment && hasCapability(account, 'shipments') ? `/shipments/${shipment.id}` : undefined;
}

interface ItsShipmentProps {
  shipment: NonNullable<Package['shipment']>;
  href: string;
}

/** What the shipment of a package asks, where the package itself asks nothing. */
export function ShipmentAlert({ shipment: { ask }, href }: ItsShipmentProps) {
  if (ask === undefined) return null;
  return (
    <Alert
      severity="warn"
      title={text('shipmentsPage.ofPackage.waits', { ask: shipmentAskWords(ask) })}
      action={
        <ButtonLink href={href} prefetch={false} size="small" icon="truck">
          {text('shipmentsPage.ofPackage.see')}
        </ButtonLink>
      }
    />
  );
}

/** Leads to the shipment of a package. */
export function shipmentFact({ shipment, href }: ItsShipmentProps): Fact {
  const { label, tone, icon } = shipmentTag(shipment);
  return {
    term: text('shipmentsPage.ofPackage.title'),
    value: (
      <Tag tone={tone} {...(icon && { icon })}>
        {label}
      </Tag>
    ),
    action: (
      <ButtonLink href={href} prefetch={false} variant="secondary" size="small" icon="truck">
        {text('shipmentsPage.ofPackage.see')}
      </ButtonLink>
    ),
  };
}
