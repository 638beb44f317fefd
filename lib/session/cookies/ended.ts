import { decodeJwt } from 'jose';
import { z } from 'zod';
import { fingerprint } from './fingerprint';
import { claimName } from '../verify/verifier-claims';

interface Tokens {
  token: string | undefined;
  jwt: string | undefined;
}

/**
 * Seconds for which an ended session is remembered: far longer than its last JWT lives or a response can be in flight.
 */
export const endedSeconds = 3_600;

/** Each session has two marks, its token's and its own, so half as many sessions fit. */
const limit = 16;

const idSchema = z.object({ [claimName]: z.object({ id: z.string() }) });

/** The id of the session that a JWT is for. The signature isn't checked, since a mark proves nothing. */
function sessionIdOf(jwt: string): string | undefined {
  try {
    return idSchema.safeParse(decodeJwt(jwt)).data?.[claimName].id;
  } catch {
    return undefined;
  }
}

const read = (marks: string | undefined) => (marks ?? '').split('.').filter((mark) => mark !== '');

function marksOf({ token, jwt }: Tokens): string[] {
  const id = jwt && sessionIdOf(jwt);
  return [token, id].flatMap((value) => (value ? fingerprint(value) : []));
}

/**
 * Whether one of the tokens belongs to a session that was ended in this browser: a response in flight at that moment
 * may have set it again, and its JWT would still verify.
 * @param marks the value of the cookie that remembers ended sessions
 */
export function isEnded(tokens: Tokens, marks: string | undefined): boolean {
  if (!marks) return false;
  const ended = new Set(read(marks));
  return marksOf(tokens).some((mark) => ended.has(mark));
}

/** The value of that cookie once the session of these tokens has ended, too; the oldest marks are dropped first. */
export function withEnded(tokens: Tokens, marks: string | undefined): string {
  return [...new Set([...marksOf(tokens), ...read(marks)])].slice(0, limit).join('.');
}
