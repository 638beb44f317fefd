import type { NextAction, Package } from './package';
import { packageStages, type PackageStatus } from './package-status';

/** What a state that waits for the customer asks for, unless the warehouse said more. */
const asked: Partial<Record<PackageStatus, string>> = {
  on_hold: 'The warehouse waits for your answer',
  awaiting_payment: 'Pay its invoice, so that it can leave',
  exception: 'The carrier could not deliver it: ask the warehouse what to do',
};

/** What each code asks for that the portal knows. */
export const actionLabels = {
  declare_contents: 'Declare what is inside',
  choose_shipping: 'Choose how to ship it',
  answer_hold: 'Answer the warehouse',
  pay_invoice: 'Pay the shipping invoice',
  confirm_address: 'Confirm the delivery address',
} as const;

function labelOf({ code, label }: NextAction): string {
  return Object.hasOwn(actionLabels, code) ? actionLabels[code as keyof typeof actionLabels] : label;
}

/** What the customer has to do: the warehouse's code where it gave one, in words, and until when. */
export type PackageAsk = Partial<NextAction> & { label: string };

/**
 * What a package asks of its customer: what the warehouse's code says, in its own words where the portal does not know
 * the code, else what its state alone asks; undefined when nothing, and always once it is done, whatever was asked
 * before.
 */
export function packageAsk({
  status,
  nextAction,
}: Pick<Package, 'status' | 'nextAction'>): PackageAsk | undefined {
  if (packageStages[status] === 'done') return undefined;
  if (nextAction) return { ...nextAction, label: labelOf(nextAction) };
  const label = asked[status];
  return label === undefined ? undefined : { label };
}
