import { checkArguments } from './arguments';
import { ask, sessionDuration } from './ask';

/**
 * Sends a sign-in link, which also creates a user for whoever proves the address. It works in this browser only: the
 * PKCE pair stays here.
 * @throws AppError
 */
export async function sendLink(email: string): Promise<void> {
  checkArguments({ email }, { email: 'string' });
  await ask((sdk) => sdk.magicLinks.email.loginOrCreate(email));
}

/** Redeems a link's token; on success the session's cookies are set. @throws AppError */
export async function authenticateLink(token: string): Promise<void> {
  const options = sessionDuration();
  checkArguments({ token, ...options }, { token: 'string', session_duration_minutes: 'number' });
  await ask((sdk) => sdk.magicLinks.authenticate(token, options));
}
