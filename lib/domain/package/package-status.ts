import { isIn } from '../values/is-in';
import type { UnknownWord } from '../values/open-enum';
import type { PackageStatus } from './package-statuses';

/** The state machine of a package: each state and the states that may follow it (data-model "Package"). */
export const packageTransitions = {
  expected: ['received', 'cancelled', 'expired'],
  received: ['in_storage', 'on_hold', 'returned', 'disposed'],
  in_storage: ['ship_requested', 'on_hold', 'returned', 'disposed', 'lost'],
  on_hold: ['in_storage', 'ship_requested', 'returned', 'disposed'],
  ship_requested: ['processing', 'in_storage'],
  processing: ['packed', 'on_hold'],
  packed: ['awaiting_payment', 'shipped'],
  awaiting_payment: ['packed', 'shipped', 'in_storage', 'on_hold'],
  shipped: ['in_transit', 'lost'],
  in_transit: [
    'in_customs',
    'out_for_delivery',
    'available_for_pickup',
    'delivered',
    'exception',
    'returned',
    'lost',
  ],
  in_customs: ['in_transit', 'exception', 'returned'],
  out_for_delivery: ['delivered', 'exception', 'available_for_pickup'],
  available_for_pickup: ['delivered', 'returned', 'abandoned'],
  exception: ['in_transit', 'out_for_delivery', 'returned', 'lost', 'delivered'],
  delivered: [],
  returned: [],
  disposed: [],
  abandoned: [],
  lost: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<PackageStatus, readonly PackageStatus[]>;

/** Whether a package may change directly from one state to another. */
export function canTransition(from: PackageStatus, to: PackageStatus): boolean {
  return (packageTransitions[from] as readonly PackageStatus[]).includes(to);
}

/** The states that a carrier reports, once the package has left the warehouse. */
export const carriedStatuses: ReadonlySet<PackageStatus> = new Set([
  'shipped',
  'in_transit',
  'in_customs',
  'out_for_delivery',
  'available_for_pickup',
  'exception',
]);
/** The states that a scan may skip: outbound ones, none that needs a decision. */
const passable = new Set<PackageStatus>([
  ...carriedStatuses,
  'ship_requested',
  'processing',
  'packed',
  'awaiting_payment',
]);

/**
 * Whether a carrier's scan may take a package from one state to another: scans get lost, so it may skip states that
 * need no decision. Between the states that a carrier reports any change is allowed, such as from a pick-up point out
 * for delivery again.
 */
export function canScanTo(from: PackageStatus, to: PackageStatus): boolean {
  if (carriedStatuses.has(from) && carriedStatuses.has(to)) return true;
  const seen = new Set<PackageStatus>([from]);
  for (const state of seen) {
    for (const next of packageTransitions[state]) {
      if (next === to) return true;
      if (passable.has(next)) seen.add(next);
    }
  }
  return false;
}

/** The seven groups that customers see, in the order of a package's journey. */
export const packageGroups = [
  'expected',
  'at_warehouse',
  'action_needed',
  'being_prepared',
  'on_the_way',
  'ready_for_pickup',
  'done',
] as const;
export type PackageGroup = (typeof packageGroups)[number];

/** The stages of a package's journey: "Action needed" is a condition of one, not a stage. */
export type PackageStage = Exclude<PackageGroup, 'action_needed'>;

/** The stage of each state. */
export const packageStages: Record<PackageStatus, PackageStage> = {
  expected: 'expected',
  received: 'at_warehouse',
  in_storage: 'at_warehouse',
  on_hold: 'at_warehouse',
  ship_requested: 'being_prepared',
  processing: 'being_prepared',
  packed: 'being_prepared',
  awaiting_payment: 'being_prepared',
  shipped: 'on_the_way',
  in_transit: 'on_the_way',
  in_customs: 'on_the_way',
  out_for_delivery: 'on_the_way',
  exception: 'on_the_way',
  available_for_pickup: 'ready_for_pickup',
  delivered: 'done',
  returned: 'done',
  disposed: 'done',
  abandoned: 'done',
  lost: 'done',
  cancelled: 'done',
  expired: 'done',
};

/**
 * The stage of a package in an answer: that of its state; of its group where the portal does not know the state;
 * undefined where the group says no stage either.
 */
export function stageOf({
  status,
  group,
}: {
  status: PackageStatus | UnknownWord;
  group: PackageGroup | UnknownWord;
}): PackageStage | undefined {
  if (isIn(packageStages, status)) return packageStages[status];
  return packageGroups.find((known): known is PackageStage => known === group && known !== 'action_needed');
}

/** States that wait for the customer, even without a next action. */
const waiting = new Set<PackageStatus>(['on_hold', 'awaiting_payment', 'exception']);

/**
 * The group that customers find a package in. A next action outranks the stage until the package is done.
 * @param isAnswered whether the warehouse is looking at an answer: then its state alone waits for nobody
 */
export function packageGroupOf(
  status: PackageStatus,
  hasNextAction: boolean,
  isAnswered = false,
): PackageGroup {
  const stage = packageStages[status];
  const waits = hasNextAction || (waiting.has(status) && !isAnswered);
  return stage !== 'done' && waits ? 'action_needed' : stage;
}
