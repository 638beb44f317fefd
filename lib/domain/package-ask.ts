import type { Package } from './package';
import { packageStages, type PackageStatus } from './package-status';

/** What a state that waits for the customer asks for, unless the warehouse said more. */
const asked: Partial<Record<PackageStatus, string>> = {
  on_hold: 'The warehouse waits for your answer',
  awaiting_payment: 'Pay its invoice, so that it can leave',
  exception: 'The carrier could not deliver it: ask the warehouse what to do',
};

/** What the customer has to do: the warehouse's code where it told one, in words, and until when. */
export type PackageAsk = Partial<NonNullable<Package['nextAction']>> & { label: string };

/**
 * What a package asks of its customer: what the warehouse told, else what its state alone asks; undefined when nothing,
 * and always once it is done, whatever was asked before.
 */
export function packageAsk({
  status,
  nextAction,
}: Pick<Package, 'status' | 'nextAction'>): PackageAsk | undefined {
  if (packageStages[status] === 'done') return undefined;
  const label = asked[status];
  return nextAction ?? (label === undefined ? undefined : { label });
}
