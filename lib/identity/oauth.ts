import { checkArguments } from './arguments';
import type { OAuthProvider } from './methods';
import { ask, askSignedIn, sessionDuration } from './sdk';

/** Leaves for a provider's own sign-in; it comes back to /auth/authenticate. @throws AppError */
export async function startOAuth(provider: OAuthProvider): Promise<void> {
  await ask((sdk) => sdk.oauth[provider].start());
}

/** Uses up the token one comes back with; on success the session's cookies are set. @throws AppError */
export async function authenticateOAuth(token: string): Promise<void> {
  const options = sessionDuration();
  checkArguments({ token, ...options }, { token: 'string', session_duration_minutes: 'number' });
  await ask((sdk) => sdk.oauth.authenticate(token, options));
}

/** Adds an account at a provider to the customer who is signed in, by way of that provider. @throws AppError */
export async function attachOAuth(provider: OAuthProvider): Promise<void> {
  checkArguments({ provider }, { provider: 'string' });
  await askSignedIn(async (sdk) => {
    const { oauth_attach_token } = await sdk.oauth.attach(provider);
    const options = { oauth_attach_token };
    await sdk.oauth[provider].start(options);
  });
}
