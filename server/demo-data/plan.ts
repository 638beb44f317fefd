import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import type { Progress } from './routes/leg-steps';

/** The plot of one package: its state, and how many days ago it got there. */
export interface Plot {
  status: PackageStatus;
  daysAgo: number;
  /** The customer's next action, if the state alone does not imply it. */
  ask?: 'declare' | 'choose_shipping';
  /** The progress of an expected package's inbound leg; null if it is announced only. */
  inbound?: Progress | null;
}

const plots = (status: PackageStatus, ...daysAgo: number[]): Plot[] =>
  daysAgo.map((days) => ({ status, daysAgo: days }));

/** Sixty packages in all states. */
export const packagePlots: Plot[] = [
  { status: 'expected', daysAgo: 0, inbound: null },
  { status: 'expected', daysAgo: 1, inbound: 'label' },
  { status: 'expected', daysAgo: 1, inbound: 'moving' },
  { status: 'expected', daysAgo: 1, inbound: 'moving' },
  { status: 'expected', daysAgo: 1, inbound: 'moving' },
  { status: 'expected', daysAgo: 0, inbound: 'out_for_delivery' },
  ...plots('received', 1, 1),
  ...plots('in_storage', 2, 3, 5, 8, 11, 19),
  { status: 'in_storage', daysAgo: 1, ask: 'declare' },
  { status: 'in_storage', daysAgo: 4, ask: 'declare' },
  { status: 'in_storage', daysAgo: 27, ask: 'choose_shipping' },
  ...plots('on_hold', 3, 6),
  ...plots('ship_requested', 0, 1),
  ...plots('processing', 1, 1),
  ...plots('packed', 1, 1),
  ...plots('awaiting_payment', 2, 20),
  ...plots('shipped', 1, 1),
  ...plots('in_transit', 1, 1, 1, 2, 2),
  ...plots('in_customs', 1, 2),
  ...plots('out_for_delivery', 0, 0),
  ...plots('available_for_pickup', 1, 3, 4),
  ...plots('exception', 1),
  ...plots('delivered', 1, 4, 9, 15, 22, 31, 38, 47, 58, 66, 79, 94),
  ...plots('returned', 41),
  ...plots('disposed', 52),
  ...plots('abandoned', 35),
  ...plots('lost', 60),
  ...plots('cancelled', 26),
  ...plots('expired', 12),
];

/** The progress of the outbound leg in each state that has one. */
export const outboundProgress: Partial<Record<PackageStatus, Progress>> = {
  shipped: 'label',
  in_transit: 'moving',
  in_customs: 'customs',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'pickup',
  exception: 'problem',
  delivered: 'delivered',
  abandoned: 'returned',
  lost: 'lost',
};
