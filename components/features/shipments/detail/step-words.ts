import type { Shipment } from '@/lib/domain/shipment/shipment';
import { entryOf, isIn } from '@/lib/domain/values/is-in';
import { formatList } from '@/lib/format';
import { shipmentStatusKeys } from '@/lib/i18n/shipment-words';
import { wordIn } from '@/lib/i18n/word-in';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

type Step = Shipment['history'][number];

const keys = {
  quote_requested: 'shipmentsPage.history.asked',
  processing: 'shipmentsPage.history.processing',
  packed: 'shipmentsPage.history.packed',
  awaiting_payment: 'shipmentsPage.history.awaitingPayment',
  shipped: 'shipmentsPage.history.shipped',
  delivered: 'shipmentsPage.history.delivered',
} as const;

const ends = {
  customer: 'shipmentsPage.history.cancelled',
  warehouse: 'shipmentsPage.history.declined',
  carrier: 'shipmentsPage.history.ended',
} as const;

const icons: Partial<Record<string, IconName>> = {
  requested: 'check',
  packed: 'package-check',
  awaiting_payment: 'wallet',
  shipped: 'truck',
  delivered: 'check',
  cancelled: 'x',
};

/** The icon of a step on a timeline. */
export const stepIcon = ({ status }: Step): IconName | undefined => entryOf(icons, status);

/** A step in words, after another one; packages that were taken out are the step where the state stays the same. */
export function stepWords({ status, by, out = [] }: Step, before: Step | undefined): string {
  if (out.length > 0 && status === before?.status) {
    const references = formatList(out, 'and');
    return text('shipmentsPage.history.out', { count: out.length, references });
  }
  if (status === 'requested') {
    return text(
      before?.status === 'quote_requested'
        ? 'shipmentsPage.history.accepted'
        : 'shipmentsPage.history.requested',
    );
  }
  if (status === 'cancelled') return text(isIn(ends, by) ? ends[by] : ends.carrier);
  return isIn(keys, status) ? text(keys[status]) : wordIn(shipmentStatusKeys, status);
}
