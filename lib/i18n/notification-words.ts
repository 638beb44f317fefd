import { eventData } from '@/lib/domain/event/catalogue';
import type { Notification } from '@/lib/domain/notification/notification';
import { dueDayOf } from '@/lib/domain/package/due-day';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { isIn } from '@/lib/domain/values/is-in';
import { formatDate, formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';

interface Words {
  title: string;
  text: string;
}

/** A notification in words, and where it leads in the portal. */
export interface NotificationWords extends Words {
  /** A path of the portal. */
  href: string;
  /** What one does there: "See the package". */
  action: string;
}

type PackageRef = NonNullable<Notification['package']>;
type ShipmentRef = NonNullable<Notification['shipment']>;
type InvoiceRef = NonNullable<Notification['invoice']>;

const moves = {
  'package.received': {
    title: 'notificationsPage.packageReceived.title',
    text: 'notificationsPage.packageReceived.text',
  },
  'package.shipped': { title: 'notificationsPage.shipped.title', text: 'notificationsPage.shipped.text' },
  'package.out_for_delivery': {
    title: 'notificationsPage.outForDelivery.title',
    text: 'notificationsPage.outForDelivery.text',
  },
  'package.ready_for_pickup': {
    title: 'notificationsPage.readyForPickup.title',
    text: 'notificationsPage.readyForPickup.text',
  },
  'package.delivered': {
    title: 'notificationsPage.delivered.title',
    text: 'notificationsPage.delivered.text',
  },
  'package.exception': {
    title: 'notificationsPage.exception.title',
    text: 'notificationsPage.exception.text',
  },
} as const;

interface InvoiceFacts {
  number: string;
  date: string;
  total: string;
  due: string;
  /** Whether anything is left to pay. */
  isDue: boolean;
}

const dates = {
  'invoice.issued': ({ number, total, date, isDue }: InvoiceFacts): Words => ({
    title: text('notificationsPage.invoiceIssued.title', { number, total }),
    text: isDue
      ? text('notificationsPage.invoiceIssued.text', { date })
      : text('notificationsPage.invoiceIssued.nothingDue'),
  }),
  'invoice.due_soon': ({ number, due, date }: InvoiceFacts): Words => ({
    title: text('notificationsPage.invoiceDueSoon.title', { number, date }),
    text: text('notificationsPage.invoiceDueSoon.text', { due }),
  }),
  'invoice.past_due': ({ number, due, date }: InvoiceFacts): Words => ({
    title: text('notificationsPage.invoicePastDue.title', { number }),
    text: text('notificationsPage.invoicePastDue.text', { due, date }),
  }),
};

const ofAccount = {
  'account.suspended': {
    title: 'notificationsPage.accountSuspended.title',
    text: 'notificationsPage.accountSuspended.text',
  },
  'account.reopened': {
    title: 'notificationsPage.accountReopened.title',
    text: 'notificationsPage.accountReopened.text',
  },
  'account.closed': {
    title: 'notificationsPage.accountClosed.title',
    text: 'notificationsPage.accountClosed.text',
  },
} as const;

const ofPayment = {
  'payment.received': {
    title: 'notificationsPage.paymentReceived.title',
    text: 'notificationsPage.paymentReceived.text',
  },
  'payment.failed': {
    title: 'notificationsPage.paymentFailed.title',
    text: 'notificationsPage.paymentFailed.text',
  },
  'payment.refunded': {
    title: 'notificationsPage.paymentRefunded.title',
    text: 'notificationsPage.paymentRefunded.text',
  },
  'payment.refund_failed': {
    title: 'notificationsPage.refundFailed.title',
    text: 'notificationsPage.refundFailed.text',
  },
  'payment.reversed': {
    title: 'notificationsPage.paymentReversed.title',
    text: 'notificationsPage.paymentReversed.text',
  },
} as const;

/** What the warehouse asks for now, which may be another thing than when it was news, or nothing any more. */
function askWords(parcel: PackageRef): string {
  const asked = packageAsk(parcel);
  if (!asked) return text('notificationsPage.otherPackage', { reference: parcel.reference });
  const ask = asked.label.replace(/\.$/, '');
  const due = dueDayOf(asked);
  return due === undefined
    ? text('notificationsPage.actionNeeded.text', { ask })
    : text('notificationsPage.actionNeeded.textDue', { ask, date: formatDate(due) });
}

function packageWords({ kind, data }: Notification, parcel: PackageRef): Words {
  const { reference } = parcel;
  const name = parcel.nickname ?? parcel.description;
  if (isIn(moves, kind)) {
    const words = moves[kind];
    return { title: text(words.title, { name }), text: text(words.text, { reference }) };
  }
  if (kind === 'package.action_needed') {
    return { title: text('notificationsPage.actionNeeded.title', { name }), text: askWords(parcel) };
  }
  const ends = kind === 'package.storage_ends' && eventData[kind].safeParse(data).data;
  if (ends) {
    return {
      title: text('notificationsPage.storageEnds.title', { name, date: formatDate(ends.on) }),
      text: text('notificationsPage.storageEnds.text', { reference, count: ends.days }),
    };
  }
  return { title: name, text: text('notificationsPage.otherPackage', { reference }) };
}

const ofShipment = {
  'shipment.declined': {
    title: 'notificationsPage.shipmentDeclined.title',
    text: 'notificationsPage.shipmentDeclined.text',
  },
  'shipment.awaiting_payment': {
    title: 'notificationsPage.shipmentPayment.title',
    text: 'notificationsPage.shipmentPayment.text',
  },
  'shipment.shipped': {
    title: 'notificationsPage.shipmentShipped.title',
    text: 'notificationsPage.shipmentShipped.text',
  },
} as const;

function shipmentWords({ kind, data }: Notification, { total }: ShipmentRef): Words {
  if (isIn(ofShipment, kind)) {
    const words = ofShipment[kind];
    return { title: text(words.title), text: text(words.text) };
  }
  const quoted = kind === 'shipment.quoted' && eventData[kind].safeParse(data).data;
  if (quoted && total) {
    return {
      title: text('notificationsPage.shipmentQuoted.title', { total: formatMoney(total) }),
      text: text('notificationsPage.shipmentQuoted.text', { date: formatDate(quoted.validUntil) }),
    };
  }
  if (kind === 'shipment.confirmation_needed' && total) {
    return {
      title: text('notificationsPage.shipmentConfirmation.title', { total: formatMoney(total) }),
      text: text('notificationsPage.shipmentConfirmation.text'),
    };
  }
  return { title: text('notificationsPage.otherShipment'), text: '' };
}

function invoiceWords({ kind, data }: Notification, invoice: InvoiceRef): Words {
  const credited = kind === 'invoice.credited' && eventData[kind].safeParse(data).data;
  if (credited) {
    const { number, ...amount } = credited;
    return {
      title: text('notificationsPage.invoiceCredited.title', { number, amount: formatMoney(amount) }),
      text: text('notificationsPage.invoiceCredited.text', {
        invoice: invoice.number,
        due: formatMoney(invoice.amountDue),
      }),
    };
  }
  const applied = kind === 'invoice.credit_applied' && eventData[kind].safeParse(data).data;
  if (applied) {
    const { number, amountDue } = invoice;
    return {
      title: text('notificationsPage.invoiceCreditApplied.title', { number, amount: formatMoney(applied) }),
      text:
        amountDue.amount > 0
          ? text('notificationsPage.invoiceCreditApplied.text', { due: formatMoney(amountDue) })
          : text('notificationsPage.invoiceCreditApplied.nothingDue'),
    };
  }
  if (!isIn(dates, kind)) return { title: invoice.number, text: text('notificationsPage.other') };
  return dates[kind]({
    number: invoice.number,
    date: formatDate(invoice.dueDate),
    total: formatMoney(invoice.total),
    due: formatMoney(invoice.amountDue),
    isDue: invoice.amountDue.amount > 0,
  });
}

function otherWords({ kind, payment }: Notification): Words {
  if (payment && isIn(ofPayment, kind)) {
    const words = ofPayment[kind];
    return { title: text(words.title, { amount: formatMoney(payment.amount) }), text: text(words.text) };
  }
  if (!isIn(ofAccount, kind)) return { title: text('notificationsPage.other'), text: '' };
  const words = ofAccount[kind];
  return { title: text(words.title), text: text(words.text) };
}

/** A notification in the reader's words. A kind that the portal doesn't know says that there is news. */
export function notificationWords(notification: Notification): NotificationWords {
  const { shipment, invoice, payment } = notification;
  const parcel = notification.package;
  if (parcel) {
    const href = `/packages/${parcel.id}`;
    return { ...packageWords(notification, parcel), href, action: text('notificationsPage.see.package') };
  }
  if (shipment) {
    const words = shipmentWords(notification, shipment);
    const href = `/shipments/${shipment.id}`;
    return { ...words, href, action: text('notificationsPage.see.shipment') };
  }
  if (invoice) {
    const href = `/invoices/${invoice.id}`;
    return { ...invoiceWords(notification, invoice), href, action: text('notificationsPage.see.invoice') };
  }
  const words = otherWords(notification);
  return payment
    ? { ...words, href: '/invoices', action: text('notificationsPage.see.invoices') }
    : { ...words, href: '/', action: text('notificationsPage.see.portal') };
}
