import type { PackageSummary } from '@/lib/domain/package/package';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { text, type MessageKey } from '@/lib/text/text';
import { entryOf, isIn } from '@/lib/domain/values/is-in';
import { groupLabel } from './group-words';
import { wordIn } from './word-in';

/** The texts of the states. */
export const statusKeys = {
  expected: 'packageWords.status.expected',
  received: 'packageWords.status.received',
  in_storage: 'packageWords.status.inStorage',
  on_hold: 'packageWords.status.onHold',
  ship_requested: 'packageWords.status.shipRequested',
  processing: 'packageWords.status.processing',
  packed: 'packageWords.status.packed',
  awaiting_payment: 'packageWords.status.awaitingPayment',
  shipped: 'packageWords.status.shipped',
  in_transit: 'packageWords.status.inTransit',
  in_customs: 'packageWords.status.inCustoms',
  out_for_delivery: 'packageWords.status.outForDelivery',
  available_for_pickup: 'packageWords.status.availableForPickup',
  exception: 'packageWords.status.exception',
  delivered: 'packageWords.status.delivered',
  returned: 'packageWords.status.returned',
  disposed: 'packageWords.status.disposed',
  abandoned: 'packageWords.status.abandoned',
  lost: 'packageWords.status.lost',
  cancelled: 'packageWords.status.cancelled',
  expired: 'packageWords.status.expired',
} as const satisfies Record<PackageStatus, MessageKey>;

/** A state as customers read it. */
export const statusLabel = (status: PackageSummary['status']) => wordIn(statusKeys, status);

/** A change of state without a scan, as customers read it. */
export function stateWords({ status, lastEvent }: Pick<PackageSummary, 'status' | 'lastEvent'>): string {
  if (status !== 'expected') return statusLabel(status);
  return text(lastEvent ? 'packageWords.announced' : 'packageWords.announcedUnscanned');
}

/** The place of a group on the theme's status scale (design "Status"). */
export const groupTones = {
  expected: 'expected',
  at_warehouse: 'warehouse',
  action_needed: 'action',
  being_prepared: 'prepared',
  on_the_way: 'moving',
  ready_for_pickup: 'pickup',
  done: 'done',
} as const satisfies Record<PackageGroup, string>;

type PackageTone = (typeof groupTones)[PackageGroup] | 'neutral' | 'danger';

const ownTones: Partial<Record<PackageStatus, PackageTone>> = {
  exception: 'danger',
  lost: 'danger',
  returned: 'neutral',
  disposed: 'neutral',
  abandoned: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

const speakForThemselves = new Set<PackageSummary['status']>(['on_hold', 'awaiting_payment', 'exception']);

/** A state that the portal does not know has no colour: its group does not say whether its end is a good one. */
function toneOf({ status, group }: Pick<PackageSummary, 'status' | 'group'>): PackageTone {
  const isKnown = group === 'action_needed' || isIn(statusKeys, status);
  return entryOf(ownTones, status) ?? (isKnown ? entryOf(groupTones, group) : undefined) ?? 'neutral';
}

export interface PackageTag {
  label: string;
  tone: PackageTone;
}

/** The text of a package's tag: its state, or that action is needed when the state alone would not say so. */
export function packageTag(item: Pick<PackageSummary, 'status' | 'group'>): PackageTag {
  const { status, group } = item;
  const hidden = group === 'action_needed' && !speakForThemselves.has(status);
  return { label: hidden ? groupLabel(group) : statusLabel(status), tone: toneOf(item) };
}

/**
 * Shop, or reference without one, and tracking number; the number first where nothing else distinguishes
 * packages.
 */
export function packageFacts({ merchantName, reference, trackingNumber, lastEvent }: PackageSummary): string {
  const facts = [merchantName || reference, trackingNumber].filter(Boolean);
  return (lastEvent ? facts : facts.reverse()).join(' · ');
}
