import type { NextAction } from '../package/package';
import { packageStages } from '../package/package-status';
import { entryOf } from '../values/is-in';
import type { PackageStatus } from '../package/package-statuses';
import type { EventData } from './catalogue';

/** What of a package can be news to its customer. */
interface PackageState {
  status: PackageStatus;
  nextAction?: NextAction | null | undefined;
}

/** The states that are news; the others are steps on the way to one of these. */
const kinds = {
  received: 'package.received',
  shipped: 'package.shipped',
  in_transit: 'package.shipped',
  out_for_delivery: 'package.out_for_delivery',
  available_for_pickup: 'package.ready_for_pickup',
  delivered: 'package.delivered',
  exception: 'package.exception',
} as const satisfies Partial<Record<PackageStatus, keyof EventsOfPackage>>;

type EventsOfPackage = {
  [
    K in
      | 'package.received'
      | 'package.shipped'
      | 'package.out_for_delivery'
      | 'package.ready_for_pickup'
      | 'package.delivered'
      | 'package.exception'
      | 'package.action_needed'
  ]: EventData<K>;
};

/** Kind and data of an event of a package. */
export type PackageEvent = {
  [K in keyof EventsOfPackage]: { kind: K; data: EventsOfPackage[K] };
}[keyof EventsOfPackage];

/** The states in which a new package is news; one that is imported in a later state is history. */
const arrived: ReadonlySet<PackageStatus> = new Set(['received', 'in_storage']);

/** States in which the customer has something to do, even if the warehouse names nothing. */
const waiting: ReadonlySet<PackageStatus> = new Set(['on_hold', 'awaiting_payment']);

function moveOf(before: PackageState | undefined, { status }: PackageState): PackageEvent[] {
  if (before?.status === status) return [];
  if (before === undefined)
    return arrived.has(status) ? [{ kind: 'package.received', data: { to: status } }] : [];
  const kind = entryOf(kinds, status);
  const left = packageStages[before.status] === 'on_the_way';
  if (kind === undefined || (kind === 'package.shipped' && left)) return [];
  return [{ kind, data: { from: before.status, to: status } }];
}

function askOf(before: PackageState | undefined, { status, nextAction }: PackageState): PackageEvent[] {
  if (packageStages[status] === 'done') return [];
  const asked = nextAction && nextAction.code !== before?.nextAction?.code;
  const waits = !nextAction && waiting.has(status) && before?.status !== status;
  if (!asked && !waits) return [];
  const { code, dueOn } = nextAction ?? {};
  return [{ kind: 'package.action_needed', data: { ...(code && { code }), ...(dueOn && { dueOn }) } }];
}

/**
 * The events of a package's change, for its customer; none for states that scans skipped.
 * @param before undefined for a new package
 */
export function packageEvents(before: PackageState | undefined, after: PackageState): PackageEvent[] {
  return [...moveOf(before, after), ...askOf(before, after)];
}
