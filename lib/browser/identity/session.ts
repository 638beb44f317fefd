import { asProviderError, isSchemaError } from './provider-error';
import { loadSdk } from './sdk';
import { announceSignOut } from './session-signals';
import { clearStore } from './store';

/** Set while this tab signs out, as its caller then navigates by itself. */
let endingHere = false;

/** What the provider said to a call that failed; undefined when it was not reached. */
function answerOf(error: unknown): 'failing' | 'refused' | undefined {
  const known = asProviderError(error);
  if (!known) return isSchemaError(error) ? 'refused' : undefined;
  // A session that goes on under a newer token has not ended.
  const isFailing = known.status_code >= 500 || known.error_type === 'session_token_replaced';
  return isFailing ? 'failing' : 'refused';
}

/**
 * Ends the session at the provider, in this browser and in its other tabs, and clears the tab's stored data.
 *
 * @returns whether the provider was reached; the gateway removes the cookies in any case
 * @throws only when our own server could not be reached, because the cookies then remain; `ask` translates it
 */
export async function signOut(): Promise<{ heard: boolean }> {
  let heard = true;
  endingHere = true;
  try {
    const sdk = await loadSdk();
    await sdk.session.revoke({ forceClear: true });
  } catch (error) {
    const answer = answerOf(error);
    if (!answer) {
      endingHere = false;
      throw error;
    }
    heard = answer === 'refused';
  }
  clearStore();
  announceSignOut();
  return { heard };
}

/** Calls back when the SDK finds that its session has ended other than by `signOut`. @throws when the SDK can't be loaded */
export async function onSessionEnd(callback: () => void): Promise<void> {
  const sdk = await loadSdk();
  sdk.session.onChange((session) => {
    if (session === null && !endingHere) callback();
  });
}
