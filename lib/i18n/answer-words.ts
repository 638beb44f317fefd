import type { AnswerChoice } from '@/lib/domain/package/answer-choices';
import type { Package } from '@/lib/domain/package/package';
import { isIn } from '@/lib/domain/values/is-in';
import type { UnknownWord } from '@/lib/domain/values/open-enum';
import { text, type MessageKey } from '@/lib/text/text';
import { plainWord } from './word-in';

type Words = readonly [label: MessageKey, meaning: MessageKey];

/** What each answer is called, and what it means, of a package at the warehouse. */
const held = {
  keep: ['packagesPage.answer.keep.label', 'packagesPage.answer.keep.meaning'],
  ship: ['packagesPage.answer.ship.label', 'packagesPage.answer.ship.meaning'],
  return: ['packagesPage.answer.return.label', 'packagesPage.answer.return.meaning'],
  dispose: ['packagesPage.answer.dispose.label', 'packagesPage.answer.dispose.meaning'],
} as const satisfies Record<AnswerChoice, Words>;

/** The same of one that a carrier has and can't deliver. */
const carried = {
  ...held,
  ship: ['packagesPage.answer.again.label', 'packagesPage.answer.again.meaning'],
  return: ['packagesPage.answer.back.label', 'packagesPage.answer.back.meaning'],
} as const satisfies Record<AnswerChoice, Words>;

/** What an answer is called, and what it means for a package; a word that the portal does not know has no meaning. */
export function answerWords(
  choice: AnswerChoice | UnknownWord,
  { status }: Pick<Package, 'status'>,
): { label: string; meaning?: string } {
  const words = status === 'exception' ? carried : held;
  if (!isIn(words, choice)) return { label: plainWord(choice) };
  const [label, meaning] = words[choice];
  return { label: text(label), meaning: text(meaning) };
}
