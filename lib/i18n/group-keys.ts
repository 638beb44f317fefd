import type { PackageGroup } from '@/lib/domain/package/package-status';
import type { MessageKey } from '@/lib/text/text';

/** The texts of the seven groups, in the order of a package's journey. */
export const groupKeys = {
  expected: 'packageWords.group.expected',
  at_warehouse: 'packageWords.group.atWarehouse',
  action_needed: 'packageWords.group.actionNeeded',
  being_prepared: 'packageWords.group.beingPrepared',
  on_the_way: 'packageWords.group.onTheWay',
  ready_for_pickup: 'packageWords.group.readyForPickup',
  done: 'packageWords.group.done',
} as const satisfies Record<PackageGroup, MessageKey>;
