import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { checkArguments } from './arguments';
import { errorTypeOf } from './provider-error';
import { ask, askSignedIn, sessionDuration } from './ask';

interface Credentials {
  email: string;
  password: string;
}

const credentialRules = { email: 'string', password: 'string', session_duration_minutes: 'number' } as const;

/** The server's rating of a password (SPEC section 5). */
export interface PasswordCheck {
  valid: boolean;
  /** zxcvbn's 0 to 4. */
  score: number;
  breached: boolean;
  warning: string;
  suggestions: string[];
}

/**
 * The wire's error types for a wrong password that elsewhere mean that nobody is signed in, or that the address is
 * unknown, which a sign-in must not disclose (security 11).
 */
const wrongPasswordTypes = ['unauthorized_credentials', 'email_not_found'];

async function withPassword<T>(wrong: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!wrongPasswordTypes.includes(errorTypeOf(cause) ?? '')) throw cause;
    throw new AppError(ErrorCode.invalidCredentials, wrong, { cause });
  }
}

/** @throws AppError */
export async function signInWithPassword(credentials: Credentials): Promise<void> {
  const options = { ...credentials, ...sessionDuration() };
  checkArguments(options, credentialRules);
  await withPassword(
    text('identity.password.incorrect'),
    ask((sdk) => sdk.passwords.authenticate(options)),
  );
}

/** Creates a user with a password, or adds one to a user without, and signs in. @throws AppError */
export async function createPassword(credentials: Credentials): Promise<void> {
  const options = { ...credentials, ...sessionDuration() };
  checkArguments(options, credentialRules);
  await ask((sdk) => sdk.passwords.create(options));
}

/** Sends a link to set a new password; it works in this browser only. @throws AppError */
export async function startPasswordReset(email: string): Promise<void> {
  checkArguments({ email }, { email: 'string' });
  await ask((sdk) => sdk.passwords.resetByEmailStart({ email }));
}

/** Sets a new password with the token of such a link, and signs in. @throws AppError */
export async function resetPasswordByLink(reset: { token: string; password: string }): Promise<void> {
  const options = { ...reset, ...sessionDuration() };
  checkArguments(options, { token: 'string', password: 'string', session_duration_minutes: 'number' });
  await ask((sdk) => sdk.passwords.resetByEmail(options));
}

/** The address for a password: a verified one, if any. */
function ownEmail(emails: { email: string; verified: boolean }[]): string {
  const { email } = emails.find(({ verified }) => verified) ?? emails[0] ?? {};
  if (email === undefined) {
    throw new AppError(ErrorCode.validationFailed, text('identity.password.needsEmail'));
  }
  return email;
}

/** Changes the password by proving the old one; the other sessions end (security 12). @throws AppError */
export async function changePassword({ existing, next }: { existing: string; next: string }): Promise<void> {
  checkArguments(
    { existing_password: existing, new_password: next },
    { existing_password: 'string', new_password: 'string' },
  );
  const changed = askSignedIn((sdk) =>
    sdk.passwords.resetByExistingPassword({
      email: ownEmail(sdk.user.getSync()?.emails ?? []),
      existing_password: existing,
      new_password: next,
      ...sessionDuration(),
    }),
  );
  await withPassword(text('identity.password.currentIncorrect'), changed);
}

/** Sets the password in a recently confirmed session (security 16). @throws AppError */
export async function setPassword(password: string): Promise<void> {
  checkArguments({ password }, { password: 'string' });
  await askSignedIn((sdk) => sdk.passwords.resetBySession({ password, ...sessionDuration() }));
}

export async function checkPassword({
  email,
  password,
}: {
  email?: string | undefined;
  password: string;
}): Promise<PasswordCheck> {
  checkArguments({ email, password }, { email: 'string?', password: 'string' });
  const answer = await ask((sdk) =>
    sdk.passwords.strengthCheck({ password, ...(email !== undefined && { email }) }),
  );
  return {
    valid: answer.valid_password,
    score: answer.score,
    breached: answer.breached_password,
    warning: answer.feedback.warning,
    suggestions: answer.feedback.suggestions,
  };
}
