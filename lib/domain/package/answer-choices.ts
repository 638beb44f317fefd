import type { PackageStatus } from './package-statuses';

/** What a customer may want done with a package that waits for them. Without zod: forms are made of it. */
export const answerChoices = ['keep', 'ship', 'return', 'dispose'] as const;
export type AnswerChoice = (typeof answerChoices)[number];

/** What can be done in each state that waits for an answer: the state machine has a step for each. */
export const possibleOffers = {
  on_hold: ['keep', 'ship', 'return', 'dispose'],
  exception: ['ship', 'return'],
} as const satisfies Partial<Record<PackageStatus, readonly AnswerChoice[]>>;

/** What a hold offers where its warehouse names nothing else, by `onHold.code`; by another code, all that is possible. */
export const offersByCode = {
  /** The box or its contents are damaged. */
  damaged: ['ship', 'keep', 'return', 'dispose'],
  /** Papers are missing, without which it can't leave. */
  documents: ['keep', 'return', 'dispose'],
  /** Whose it is, is not clear. */
  unidentified: ['keep', 'return'],
  /** It may not be carried, or not to this country. */
  prohibited: ['return', 'dispose'],
} as const satisfies Record<string, readonly AnswerChoice[]>;
