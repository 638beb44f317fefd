import { checkArguments } from './arguments';
import type { OAuthProvider } from '@/lib/contract/identity/methods';
import { ask, askSignedIn, sessionDuration } from './sdk';
import { forget, keep, readKept } from './tab-storage';

/** Where the tab was when it left to add an account, for the way back. */
const returnKey = 'waybill.oauth.return';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The page that an account was being added from, when it was that and not a sign-in. */
export const attachPage = (): string | null => readKept(returnKey, isText);

/** Leaves for a provider's own sign-in; it comes back to /auth/authenticate. @throws AppError */
export async function startOAuth(provider: OAuthProvider): Promise<void> {
  forget(returnKey);
  await ask((sdk) => sdk.oauth[provider].start());
}

/** Uses up the token one comes back with; on success the session's cookies are set. @throws AppError */
export async function authenticateOAuth(token: string): Promise<void> {
  const options = sessionDuration();
  checkArguments({ token, ...options }, { token: 'string', session_duration_minutes: 'number' });
  await ask((sdk) => sdk.oauth.authenticate(token, options));
}

/**
 * Adds an account at a provider to the customer who is signed in, by way of that provider; it comes back to the page
 * of now.
 * @throws AppError
 */
export async function attachOAuth(provider: OAuthProvider): Promise<void> {
  checkArguments({ provider }, { provider: 'string' });
  await askSignedIn(async (sdk) => {
    const { oauth_attach_token } = await sdk.oauth.attach(provider);
    const options = { oauth_attach_token };
    keep(returnKey, window.location.pathname);
    await sdk.oauth[provider].start(options);
  });
}
