import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { normalized } from './hash';
import { isRandom } from './randomness';

/** How good a password is. */
export interface Strength {
  /** zxcvbn's 0 to 4, and 3 at least for what is as good as random. */
  score: number;
  /** Whether it is on the list of known passwords. */
  breached: boolean;
  /** Whether it may be set (security 12). */
  valid: boolean;
  warning: string;
  suggestions: string[];
  /** Characters it lacks to the shortest that may be set. */
  missing: number;
}

const minLength = 8;
const maxLength = 128;
const minScore = 3;

interface Meter {
  zxcvbn: ZxcvbnFactory;
  known: Set<string | number>;
}

/** The dictionaries take some 60 MB and a third of a second, so they are loaded with the first password that is set. */
async function loadMeter(): Promise<Meter> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const zxcvbn = new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    // A quarter of a second less for 128 characters that all stand for letters.
    l33tMaxSubstitutions: 20,
  });
  return { zxcvbn, known: new Set<string | number>(common.dictionary['passwords-common']) };
}

let meter: Promise<Meter> | undefined;

/** What of an e-mail address must not make up a password. */
const wordsOf = (email: string) =>
  [email, ...email.split('@'), ...email.split(/[@.+_-]/)].filter((word) => word.length > 2);

/**
 * Rates a password without asking anybody else (security 12). Its length is counted in code points.
 * @param emails what belongs to the user, as zxcvbn's user inputs
 */
export async function rateStrength(password: string, emails: string[]): Promise<Strength> {
  const { zxcvbn, known } = await (meter ??= loadMeter());
  const points = Array.from(normalized(password));
  const rated = points.slice(0, maxLength).join('');
  const { score: guessed, feedback, sequence } = zxcvbn.check(rated, ['waybill', ...emails.flatMap(wordsOf)]);
  const score = guessed < minScore && isRandom(rated, sequence) ? minScore : guessed;
  const breached = known.has(rated.toLowerCase());
  const fits = points.length >= minLength && points.length <= maxLength;
  const length = fits ? [] : [`Use ${minLength} to ${maxLength} characters.`];
  return {
    score,
    breached,
    valid: fits && !breached && score >= minScore,
    warning: score === guessed ? (feedback.warning ?? '') : '',
    suggestions: [...length, ...(score === guessed ? feedback.suggestions : [])],
    missing: Math.max(0, minLength - points.length),
  };
}
