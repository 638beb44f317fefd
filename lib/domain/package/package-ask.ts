import { text, type MessageKey } from '@/lib/text/text';
import { isIn } from '../values/is-in';
import type { NextAction, Package } from './package';
import { packageStages, stageOf } from './package-status';
import type { PackageStatus } from './package-statuses';

/** The default request of a state that waits for the customer. */
const statusLabels = {
  on_hold: 'domainPage.ask.onHold',
  awaiting_payment: 'domainPage.ask.awaitingPayment',
  exception: 'domainPage.ask.exception',
} as const satisfies Partial<Record<PackageStatus, MessageKey>>;

/** The requests of the action codes that the portal knows. */
const actionLabels = {
  declare_contents: 'domainPage.ask.declareContents',
  choose_shipping: 'domainPage.ask.chooseShipping',
  answer_hold: 'domainPage.ask.answerHold',
  pay_invoice: 'domainPage.ask.payInvoice',
  confirm_address: 'domainPage.ask.confirmAddress',
} as const;

const labelOf = ({ code, label }: NextAction): string =>
  isIn(actionLabels, code) ? text(actionLabels[code]) : label;

/** The customer's next action: its label, the warehouse's code if there is one, and the due date. */
export type PackageAsk = Partial<NextAction> & { label: string };

/**
 * The request of a package to its customer: by the warehouse's code, in the warehouse's words if the portal does not
 * know the code, else by its state, else by its group; undefined when there is none, as of a hold that was answered, and
 * always once the package is done.
 */
export function packageAsk(item: Pick<Package, 'status' | 'group' | 'nextAction'>): PackageAsk | undefined {
  const { status, group, nextAction } = item;
  if (stageOf(item) === 'done') return undefined;
  if (nextAction) return { ...nextAction, label: labelOf(nextAction) };
  if (isIn(packageStages, status) && group === packageStages[status]) return undefined;
  if (isIn(statusLabels, status)) return { label: text(statusLabels[status]) };
  return group === 'action_needed' ? { label: text('packageWords.group.actionNeeded') } : undefined;
}
