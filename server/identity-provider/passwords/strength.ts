import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { normalized } from './hash';
import { isRandom } from './randomness';

/** The rating of a password. */
export interface Strength {
  /** zxcvbn's 0 to 4, at least 3 for random passwords. */
  score: number;
  /** Whether it is on the list of known passwords. */
  breached: boolean;
  /** Whether it may be set (security 12). */
  valid: boolean;
  warning: string;
  suggestions: string[];
  /** Characters missing to the minimum length. */
  missing: number;
}

const minLength = 8;
const maxLength = 128;
const minScore = 3;

interface Meter {
  zxcvbn: ZxcvbnFactory;
  known: Set<string | number>;
}

/** The dictionaries take some 60 MB and a third of a second, so they are loaded for the first password that is set. */
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
    // Saves a quarter of a second for 128 characters that all stand for letters.
    l33tMaxSubstitutions: 20,
  });
  return { zxcvbn, known: new Set<string | number>(common.dictionary['passwords-common']) };
}

let meter: Promise<Meter> | undefined;

/** The parts of an e-mail address that must not make up a password. */
const wordsOf = (email: string) =>
  [email, ...email.split('@'), ...email.split(/[@.+_-]/)].filter((word) => word.length > 2);

/**
 * Rates a password without any external service (security 12). Its length is counted in code points.
 * @param emails the user's addresses, as zxcvbn's user inputs
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
