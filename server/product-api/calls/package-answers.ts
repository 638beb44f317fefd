import { ownAddresses } from '@/lib/domain/account/own-addresses';
import type { AnswerChoice } from '@/lib/domain/package/answer-choices';
import { asksForAddress, cancelObstacle, offersOf, pendingAnswer } from '@/lib/domain/package/answering';
import {
  addressConfirmationSchema,
  answerSchema,
  preAlertCancellationSchema,
} from '@/lib/domain/package/package-answers';
import { newAddressSchema } from '@/lib/domain/address/new-address';
import { isSame } from '@/lib/domain/values/is-same';
import { formatList } from '@/lib/format/list';
import { answerWords } from '@/lib/i18n/answer-words';
import { statusLabel } from '@/lib/i18n/package-words';
import { text } from '@/lib/text/text';
import { releaseNumbers } from '@/server/database/repositories/packages/package-legs';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import type { Caller, ProductDependencies } from '../http/caller';
import { invalidFields } from '../http/input';
import { changeOwn, requireVersion } from './own-package';
import { notAllowed } from '../not-allowed';

type StoredAnswer = PackageRow['answers'][number];
type Answered = Pick<StoredAnswer, 'choice' | 'note' | 'address'>;

/**
 * Whether the same was answered already.
 * @throws AppError 1042 when another answer is being looked at
 */
function isRepeated({ answers }: PackageRow, { choice, note, address }: Answered): boolean {
  const pending = pendingAnswer(answers);
  if (!pending) return false;
  const given = [pending.choice, pending.note, pending.address];
  if (isSame(given, [choice, note, address])) return true;
  throw notAllowed(text('packagesPage.changes.answered'));
}

/** The columns of a package whose customer has answered: what was asked is done, and nothing else moves. */
function answeredColumns(row: PackageRow, answered: Answered, { session }: Caller, now: Date) {
  const by = session.factors.find(({ impersonator }) => impersonator !== undefined)?.impersonator;
  const answer: StoredAnswer = {
    ...answered,
    status: row.status,
    at: now.toISOString(),
    ...(by !== undefined && { by }),
    ...(row.nextAction && { asked: row.nextAction }),
  };
  return { answers: [...row.answers, answer], nextAction: null };
}

/**
 * POST answerPackage: one of the answers that the package offers. It moves no state; the same again changes nothing.
 * @throws AppError 1001, 1010 naming what is offered, 1040, 1041 after a concurrent change, 1042 when nothing is asked
 */
export function answerPackage(request: Request, caller: Caller, dependencies: ProductDependencies) {
  return changeOwn({ schema: answerSchema }, request, caller, dependencies, (row, input, { now }) => {
    const { choice, note } = input;
    const answered = { choice, ...(note && { note }) };
    if (isRepeated(row, answered)) return null;
    const offers = offersOf(row);
    if (offers.length === 0) throw notAllowed(text('packagesPage.changes.nothingAsked'));
    requireVersion(row, input);
    requireOffered(row, choice, offers);
    const columns = answeredColumns(row, answered, caller, now);
    return { columns, event: { kind: 'package.answered', data: { choice } } };
  });
}

function requireOffered(row: PackageRow, choice: AnswerChoice, offers: ReturnType<typeof offersOf>): void {
  if (offers.includes(choice)) return;
  const offered = formatList(
    offers.map((offer) => answerWords(offer, row).label),
    'plain',
  );
  throw invalidFields({ choice: text('packagesPage.changes.notOffered', { offered }) });
}

/**
 * POST confirmAddress: where the package is to be delivered. An address that the account has is left alone; a new one
 * follows the rules of its country. The same again changes nothing.
 * @throws AppError 1001, 1010, 1040, 1041 after a concurrent change, 1042 when no address is asked for
 */
export function confirmAddress(request: Request, caller: Caller, dependencies: ProductDependencies) {
  const address = newAddressSchema(ownAddresses(caller.account));
  const schema = addressConfirmationSchema.extend({ address });
  return changeOwn({ schema }, request, caller, dependencies, (row, input, { now }) => {
    const answered = { address: input.address };
    if (isRepeated(row, answered)) return null;
    if (!asksForAddress(row)) throw notAllowed(text('packagesPage.changes.noAddressAsked'));
    requireVersion(row, input);
    const columns = answeredColumns(row, answered, caller, now);
    return { columns, event: { kind: 'package.address_confirmed', data: {} } };
  });
}

const obstacles = {
  status: (row: PackageRow) => text('packagesPage.changes.notExpected', { status: statusLabel(row.status) }),
  claimed: () => text('packagesPage.changes.registered'),
  scanned: () => text('packagesPage.changes.underWay'),
};

/**
 * POST cancelPreAlert: a pre-alert is taken back, and its tracking number is free again. Once cancelled, nothing changes.
 * @throws AppError 1001, 1010, 1040, 1041 after a concurrent change, 1042 once an operator or a carrier has it
 */
export function cancelPreAlert(request: Request, caller: Caller, dependencies: ProductDependencies) {
  const what = { schema: preAlertCancellationSchema, changesNumbers: true };
  return changeOwn(what, request, caller, dependencies, async (row, input, { tx }) => {
    if (row.status === 'cancelled') return null;
    const obstacle = cancelObstacle({ ...row, inbound: row.inbound ?? undefined });
    if (obstacle) throw notAllowed(obstacles[obstacle](row));
    requireVersion(row, input);
    await releaseNumbers(tx, row.id);
    return { columns: { status: 'cancelled' }, event: { kind: 'package.cancelled', data: {} } };
  });
}
