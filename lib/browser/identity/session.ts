import { AppError, ErrorCode } from '@/lib/contract/errors';
import { ask, loadSdk } from './sdk';
import { announceSignOut } from './session-signals';
import { clearStore } from './store';

/** Set while this tab signs out, as its caller then navigates by itself. */
let endingHere = false;

/**
 * Ends the session at the provider, in this browser and in its other tabs, and clears the tab's stored data.
 *
 * @returns whether the provider was reached; the gateway removes the cookies in any case
 * @throws AppError only when our own server could not be reached, because the cookies then remain
 */
export async function signOut(): Promise<{ heard: boolean }> {
  let heard = true;
  endingHere = true;
  try {
    await ask((sdk) => sdk.session.revoke({ forceClear: true }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code === ErrorCode.networkError) {
      endingHere = false;
      throw error;
    }
    heard = error.code !== ErrorCode.serverError;
  }
  clearStore();
  announceSignOut();
  return { heard };
}

/**
 * Calls back when the SDK finds that its session has ended other than by `signOut`. @throws AppError when the SDK can't
 * be loaded
 */
export async function onSessionEnd(callback: () => void): Promise<void> {
  const sdk = await loadSdk();
  sdk.session.onChange((session) => {
    if (session === null && !endingHere) callback();
  });
}
