import { groupLabel } from '@/lib/i18n/group-words';
import { statusLabel } from '@/lib/i18n/package-words';
import type { Package } from '@/lib/domain/package/package';
import { packageStages, stageOf, type PackageStage } from '@/lib/domain/package/package-status';
import { isIn } from '@/lib/domain/values/is-in';

export interface Step {
  key: PackageStage;
  label: string;
  state: 'past' | 'current' | 'next';
}

export interface Journey {
  steps: Step[];
  /** Whether the journey ended before delivery. */
  endedBadly: boolean;
}

const toCustomer: PackageStage[] = ['expected', 'at_warehouse', 'being_prepared', 'on_the_way'];

/** The stages that a package must have passed to end like this (data-model "Package"). */
function reachedBy(status: Package['status'], leftWarehouse: boolean): PackageStage[] {
  if (status === 'cancelled' || status === 'expired') return ['expected'];
  if (status === 'abandoned') return [...toCustomer, 'ready_for_pickup'];
  return leftWarehouse ? toCustomer : ['expected', 'at_warehouse'];
}

/**
 * The progress of a package over the groups. Pick-up is a stage only for a package that waits there; an end
 * other than delivery shows the stages known to be reached, then that end. Undefined for a package of no known stage.
 */
export function journeyOf(
  item: Pick<Package, 'status' | 'group'>,
  leftWarehouse: boolean,
): Journey | undefined {
  const { status } = item;
  const stage = stageOf(item);
  if (!stage) return undefined;
  if (stage === 'done' && status !== 'delivered') {
    const past = reachedBy(status, leftWarehouse).map((key): Step => ({
      key,
      label: groupLabel(key),
      state: 'past',
    }));
    return {
      steps: [...past, { key: 'done', label: statusLabel(status), state: 'current' }],
      endedBadly: isIn(packageStages, status),
    };
  }
  const stages = [...toCustomer];
  if (stage === 'ready_for_pickup') stages.push('ready_for_pickup');
  stages.push('done');
  const at = stages.indexOf(stage);
  const steps = stages.map((key, index): Step => {
    const label = key === 'done' ? statusLabel('delivered') : groupLabel(key);
    return { key, label, state: index < at ? 'past' : index === at ? 'current' : 'next' };
  });
  return { steps, endedBadly: false };
}
