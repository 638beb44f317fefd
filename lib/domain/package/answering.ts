import { entryOf } from '../values/is-in';
import type { UnknownWord } from '../values/open-enum';
import { offersByCode, possibleOffers, type AnswerChoice } from './answer-choices';
import type { NextAction, Package } from './package';
import { packageStages } from './package-status';
import type { PackageStatus } from './package-statuses';

/** The answer that the warehouse is looking at: the last one, until it is settled. */
export function pendingAnswer<A extends { settledAt?: string | undefined }>(
  answers: readonly A[] | undefined,
): A | undefined {
  const last = answers?.at(-1);
  return last?.settledAt === undefined ? last : undefined;
}

/** What of a package says what may be answered. */
interface Asking {
  status: PackageStatus | UnknownWord;
  onHold?: Package['onHold'] | null;
  nextAction?: NextAction | null;
  answers?: Package['answers'];
}

/** An action that asks for an answer, rather than for contents, a payment or an address. */
const asksForAnswer = ({ code, offers }: NextAction) => code === 'answer_hold' || offers !== undefined;

/**
 * What a customer may answer now, of the words of `answerChoices`: what the warehouse offers by the action or the hold,
 * else what is usual for the hold's code, else all that its state allows. Empty in another state, while something else is
 * asked, and while the warehouse is looking at an answer.
 */
export function offersOf({ status, onHold, nextAction, answers }: Asking): (AnswerChoice | UnknownWord)[] {
  const possible = entryOf(possibleOffers, status);
  if (!possible || pendingAnswer(answers)) return [];
  if (nextAction && !asksForAnswer(nextAction)) return [];
  const usual = status === 'on_hold' && onHold?.code ? entryOf(offersByCode, onHold.code) : undefined;
  return [
    ...(nextAction?.offers ?? (status === 'on_hold' ? onHold?.offers : undefined) ?? usual ?? possible),
  ];
}

/** Whether a customer may say where a package is to be delivered. */
export function asksForAddress({ status, nextAction, answers }: Asking): boolean {
  if (pendingAnswer(answers) || entryOf(packageStages, status) === 'done') return false;
  return nextAction?.code === 'confirm_address' || (status === 'exception' && !nextAction);
}

/**
 * Why a pre-alert can't be taken back; undefined where it can: only a package that is still expected, that no operator
 * has named and no carrier has had. A label alone moves nothing.
 */
export function cancelObstacle({
  status,
  claimed,
  inbound,
}: Pick<Package, 'status' | 'inbound'> & { claimed: boolean }): 'status' | 'claimed' | 'scanned' | undefined {
  if (status !== 'expected') return 'status';
  if (claimed) return 'claimed';
  const tracked = inbound?.trackingStatus ?? 'pending';
  return tracked === 'pending' || tracked === 'info_received' ? undefined : 'scanned';
}
