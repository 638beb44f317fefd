import type { PackageSummary } from '@/lib/domain/package/package';
import type { PackageGroup, PackageStatus } from '@/lib/domain/package/package-status';

/** The seven groups as customers read them. */
export const groupLabels: Record<PackageGroup, string> = {
  expected: 'Expected',
  at_warehouse: 'At warehouse',
  action_needed: 'Action needed',
  being_prepared: 'Being prepared',
  on_the_way: 'On the way',
  ready_for_pickup: 'Ready for pick-up',
  done: 'Done',
};

/** The states as customers read them. */
export const statusLabels: Record<PackageStatus, string> = {
  expected: 'Expected',
  received: 'Just arrived',
  in_storage: 'At warehouse',
  on_hold: 'On hold',
  ship_requested: 'Shipping requested',
  processing: 'Being prepared',
  packed: 'Packed',
  awaiting_payment: 'Awaiting payment',
  shipped: 'Shipped',
  in_transit: 'On the way',
  in_customs: 'In customs',
  out_for_delivery: 'Out for delivery',
  available_for_pickup: 'Ready for pick-up',
  exception: 'Delivery problem',
  delivered: 'Delivered',
  returned: 'Returned',
  disposed: 'Disposed of',
  abandoned: 'Not collected',
  lost: 'Lost',
  cancelled: 'Cancelled',
  expired: 'Never arrived',
};

/** A change of state without a scan, as customers read it. */
export function stateWords({ status, lastEvent }: Pick<PackageSummary, 'status' | 'lastEvent'>): string {
  if (status !== 'expected') return statusLabels[status];
  return lastEvent ? 'Announced' : 'Announced, no scan yet';
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

const toneOf: Partial<Record<PackageStatus, PackageTone>> = {
  exception: 'danger',
  lost: 'danger',
  returned: 'neutral',
  disposed: 'neutral',
  abandoned: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

const speakForThemselves = new Set<PackageStatus>(['on_hold', 'awaiting_payment', 'exception']);

/** The text of a package's tag: its state, or that action is needed when the state alone would not say so. */
export function packageTag(item: { status: PackageStatus; group: PackageGroup }): {
  label: string;
  tone: PackageTone;
} {
  const { status, group } = item;
  const tone = toneOf[status] ?? groupTones[group];
  const hidden = group === 'action_needed' && !speakForThemselves.has(status);
  return { label: hidden ? groupLabels.action_needed : statusLabels[status], tone };
}
