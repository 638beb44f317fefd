import type { NextAction, Package } from './package';
import { packageStages, type PackageStatus } from './package-status';

/** The default request of a state that waits for the customer. */
const statusLabels: Partial<Record<PackageStatus, string>> = {
  on_hold: 'The warehouse needs your answer',
  awaiting_payment: 'Pay the invoice so that we can ship it',
  exception: 'The carrier could not deliver it: contact the warehouse',
};

/** The requests of the action codes that the portal knows. */
export const actionLabels = {
  declare_contents: 'Declare contents',
  choose_shipping: 'Choose a shipping method',
  answer_hold: 'Reply to the warehouse',
  pay_invoice: 'Pay the shipping invoice',
  confirm_address: 'Confirm the delivery address',
} as const;

function labelOf({ code, label }: NextAction): string {
  return Object.hasOwn(actionLabels, code) ? actionLabels[code as keyof typeof actionLabels] : label;
}

/** The customer's next action: its label, the warehouse's code if there is one, and the due date. */
export type PackageAsk = Partial<NextAction> & { label: string };

/**
 * The request of a package to its customer: by the warehouse's code, in the warehouse's words if the portal does not
 * know the code, else by its state; undefined when there is none, and always once the package is done.
 */
export function packageAsk({
  status,
  nextAction,
}: Pick<Package, 'status' | 'nextAction'>): PackageAsk | undefined {
  if (packageStages[status] === 'done') return undefined;
  if (nextAction) return { ...nextAction, label: labelOf(nextAction) };
  const label = statusLabels[status];
  return label === undefined ? undefined : { label };
}
