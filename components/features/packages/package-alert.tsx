import { Alert } from '@/components/ui/feedback/alert';
import { shipPackagesHref } from '@/components/shared/shipping/ship-path';
import { buttonClasses } from '@/components/ui/action/button-classes';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Icon } from '@/components/ui/display/icon';
import type { Invoice } from '@/lib/domain/billing/invoice';
import type { Package } from '@/lib/domain/package/package';
import { packageAsk, type PackageAsk } from '@/lib/domain/package/package-ask';
import { isDeclarable } from '@/lib/domain/package/package-changes';
import { dueDayOf } from '@/lib/domain/package/due-day';
import { formatDate } from '@/lib/format';
import { calendarDay } from '@/lib/format/calendar-day';
import { text } from '@/lib/text/text';
import { ShipmentAlert } from './its-shipment';
import type { ItsInvoice } from './package-invoices';
import { WriteToWarehouse } from '@/components/shared/warehouse/write-to-warehouse';

interface PackageAlertProps {
  item: Package;
  invoices: readonly ItsInvoice[];
  timeZone: string;
  /** The warehouse's contact for customers. */
  contact: string;
  /** Whether the page has a form for what is asked. */
  isAnswerable?: boolean;
  /** Whether it can be shipped from here. */
  canShip?: boolean;
  /** The page of its shipment, if it is in one. */
  shipmentHref?: string | undefined;
  now: Date;
}

const payable = new Set<Invoice['displayStatus']>(['open', 'partially_paid', 'past_due']);

/** The invoice that a package waits for; one that failed to load may be it. */
function unpaidOf(invoices: readonly ItsInvoice[]): ItsInvoice | undefined {
  return (
    invoices.find(({ invoice }) => invoice && payable.has(invoice.displayStatus)) ??
    invoices.find(({ invoice }) => !invoice)
  );
}

/**
 * The link or button for the requested action: here where the portal supports it, else a message to the
 * warehouse.
 */
function NextStep({
  item,
  ask,
  invoices,
  contact,
  canShip,
  shipmentHref,
}: Pick<PackageAlertProps, 'item' | 'invoices' | 'contact' | 'canShip' | 'shipmentHref'> & {
  ask: PackageAsk;
}) {
  const paying = item.status === 'awaiting_payment' || ask.code === 'pay_invoice';
  const unpaid = paying ? unpaidOf(invoices) : undefined;
  if (unpaid) {
    return (
      <ButtonLink href={`/invoices/${unpaid.id}`} size="small" icon="receipt">
        {text('packagesPage.alert.viewInvoice', { number: unpaid.number })}
      </ButtonLink>
    );
  }
  if (ask.code === 'declare_contents' && isDeclarable(item)) {
    return (
      <a href="#declare" className={buttonClasses('primary', 'small')}>
        <Icon name="pencil" />
        {text('packagesPage.alert.declare')}
      </a>
    );
  }
  if (ask.code === 'choose_shipping' && canShip) {
    return (
      <ButtonLink href={shipPackagesHref([item.id])} prefetch={false} size="small" icon="truck">
        {text('packagesPage.alert.ship')}
      </ButtonLink>
    );
  }
  if (shipmentHref !== undefined && (paying || ask.code === 'choose_shipping')) {
    return (
      <ButtonLink href={shipmentHref} prefetch={false} size="small" icon="truck">
        {text('shipmentsPage.ofPackage.see')}
      </ButtonLink>
    );
  }
  return <WriteToWarehouse contact={contact} reference={item.reference} />;
}

/** The requested action, or why the package waits; nothing when it is on its way or done. */
export function PackageAlert({
  item,
  invoices,
  timeZone,
  contact,
  isAnswerable = false,
  canShip = false,
  shipmentHref,
  now,
}: PackageAlertProps) {
  const ask = packageAsk(item);
  if (!ask) {
    return item.shipment && shipmentHref !== undefined ? (
      <ShipmentAlert shipment={item.shipment} href={shipmentHref} />
    ) : null;
  }
  const onHold = item.status === 'on_hold' ? item.onHold : undefined;
  // The reason says more than the status.
  const request =
    onHold && !item.nextAction ? text('packagesPage.alert.onHold', { reason: onHold.reason }) : ask.label;
  const due = dueDayOf(ask);
  const overdue = due !== undefined && due < calendarDay(now, timeZone);
  const title = due
    ? text(overdue ? 'packagesPage.alert.overdue' : 'packagesPage.alert.due', {
        request,
        date: formatDate(due),
      })
    : request;
  return (
    <Alert
      severity="warn"
      title={title}
      action={
        !isAnswerable && (
          <NextStep
            item={item}
            ask={ask}
            invoices={invoices}
            contact={contact}
            canShip={canShip}
            shipmentHref={shipmentHref}
          />
        )
      }
    >
      {onHold && (
        <p>
          {item.nextAction && `${text('packagesPage.alert.onHoldSentence', { reason: onHold.reason })} `}
          <bdi>{onHold.note}</bdi>
        </p>
      )}
    </Alert>
  );
}
