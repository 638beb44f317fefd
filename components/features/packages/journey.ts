import { groupLabels, statusLabels } from '@/lib/domain/package-words';
import type { PackageGroup, PackageStatus } from '@/lib/domain/package-status';

/** The stages of a package's way; "Action needed" is a condition of one, not a stage. */
type Stage = Exclude<PackageGroup, 'action_needed'>;

const stageOf: Record<PackageStatus, Stage> = {
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

const endedBadly = new Set<PackageStatus>([
  'returned',
  'disposed',
  'abandoned',
  'lost',
  'cancelled',
  'expired',
]);

export interface Step {
  key: Stage;
  label: string;
  state: 'past' | 'current' | 'next';
}

export interface Journey {
  steps: Step[];
  /** Whether the way stopped before the customer had the package. */
  endedBadly: boolean;
}

/**
 * The progress of a package over the groups. Pick-up is a stage only for a package that waits there; an end other
 * than delivery shows the stages it is known to have reached, then that end.
 */
export function journeyOf(status: PackageStatus, reachedWarehouse: boolean): Journey {
  const stage = stageOf[status];
  if (endedBadly.has(status)) {
    const reached: Stage[] = reachedWarehouse ? ['expected', 'at_warehouse'] : ['expected'];
    const past = reached.map((key): Step => ({ key, label: groupLabels[key], state: 'past' }));
    return {
      steps: [...past, { key: 'done', label: statusLabels[status], state: 'current' }],
      endedBadly: true,
    };
  }
  const stages: Stage[] = ['expected', 'at_warehouse', 'being_prepared', 'on_the_way'];
  if (stage === 'ready_for_pickup') stages.push('ready_for_pickup');
  stages.push('done');
  const at = stages.indexOf(stage);
  const steps = stages.map((key, index): Step => {
    const label = key === 'done' ? statusLabels.delivered : groupLabels[key];
    return { key, label, state: index < at ? 'past' : index === at ? 'current' : 'next' };
  });
  return { steps, endedBadly: false };
}
