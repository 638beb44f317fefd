import type { Address } from '@/lib/domain/values/common';
import { countryName } from '@/lib/domain/values/countries';
import { entryOf } from '@/lib/domain/values/is-in';
import type { ShipmentSummary } from '@/lib/domain/shipment/shipment';
import type { ShipmentAsk } from '@/lib/domain/shipment/shipment-ask';
import type { ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import { text, type MessageKey } from '@/lib/text/text';
import { wordIn } from './word-in';

/** The texts of the states. */
export const shipmentStatusKeys = {
  quote_requested: 'shipmentsPage.status.quoteRequested',
  requested: 'packageWords.status.shipRequested',
  processing: 'packageWords.status.processing',
  packed: 'packageWords.status.packed',
  awaiting_payment: 'packageWords.status.awaitingPayment',
  shipped: 'packageWords.status.inTransit',
  delivered: 'packageWords.status.delivered',
  cancelled: 'packageWords.status.cancelled',
} as const satisfies Record<ShipmentStatus, MessageKey>;

const tones = {
  quote_requested: 'warehouse',
  requested: 'prepared',
  processing: 'prepared',
  packed: 'prepared',
  awaiting_payment: 'prepared',
  shipped: 'moving',
  delivered: 'done',
  cancelled: 'neutral',
} as const satisfies Record<ShipmentStatus, string>;

export interface ShipmentTag {
  label: string;
  tone: (typeof tones)[ShipmentStatus] | 'action';
  icon?: 'circle-x';
}

const asked = {
  accept_quote: 'shipmentsPage.ask.accept',
  confirm: 'shipmentsPage.ask.confirm',
  pay: 'shipmentsPage.ask.pay',
} as const satisfies Record<ShipmentAsk, MessageKey>;

/** What a shipment waits for its customer to do, as customers read it. */
export const shipmentAskWords = (ask: NonNullable<ShipmentSummary['ask']>): string => wordIn(asked, ask);

/** The text of a shipment's tag, and its place on the theme's status scale. */
export function shipmentTag({ status, ask }: Pick<ShipmentSummary, 'status' | 'ask'>): ShipmentTag {
  const label =
    ask === 'accept_quote' ? text('shipmentsPage.status.quoteReady') : wordIn(shipmentStatusKeys, status);
  if (ask !== undefined) return { label, tone: 'action' };
  const tone = entryOf(tones, status) ?? 'neutral';
  return { label, tone, ...(status === 'cancelled' && { icon: 'circle-x' as const }) };
}

/** Where a shipment goes, in a few words: `Nassau, Bahamas`. */
export const destination = ({ locality, countryCode }: Address): string =>
  text('shipmentsPage.row.place', { city: locality, country: countryName(countryCode) });
