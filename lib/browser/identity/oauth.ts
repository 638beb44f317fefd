import { checkArguments } from './arguments';
import type { OAuthProvider } from '@/lib/contract/identity/methods';
import { ask, askSignedIn, sessionDuration } from './ask';
import { removeStored, writeStored, readStored } from './tab-storage';

/** The page to return to after adding an account. */
const returnKey = 'waybill.oauth.return';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The page from which an account was being added; null for a sign-in. */
export const attachPage = (): string | null => readStored(returnKey, isText);

/** Starts a sign-in at a provider, which returns to /auth/authenticate. @throws AppError */
export async function startOAuth(provider: OAuthProvider): Promise<void> {
  removeStored(returnKey);
  await ask((sdk) => sdk.oauth[provider].start());
}

/** Redeems the token from the provider's redirect; on success the session's cookies are set. @throws AppError */
export async function authenticateOAuth(token: string): Promise<void> {
  const options = sessionDuration();
  checkArguments({ token, ...options }, { token: 'string', session_duration_minutes: 'number' });
  await ask((sdk) => sdk.oauth.authenticate(token, options));
}

/**
 * Adds an account at a provider to the signed-in customer, who returns to the current page.
 * @throws AppError
 */
export async function attachOAuth(provider: OAuthProvider): Promise<void> {
  checkArguments({ provider }, { provider: 'string' });
  await askSignedIn(async (sdk) => {
    const { oauth_attach_token } = await sdk.oauth.attach(provider);
    const options = { oauth_attach_token };
    writeStored(returnKey, window.location.pathname);
    await sdk.oauth[provider].start(options);
  });
}
