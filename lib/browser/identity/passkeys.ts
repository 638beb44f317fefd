import { checkArguments } from './arguments';
import { askSignedIn, askSure, sessionDuration } from './sdk';

/** The autofill that waits for the visitor; the browser allows one request for a passkey at a time. */
let waiting: AbortController | undefined;

function stopAutofill(): void {
  waiting?.abort();
  waiting = undefined;
}

/** Whether this browser knows passkeys at all. */
export function passkeysHere(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/**
 * Opens the browser's own choice of passkeys and signs in with one, or confirms the session that there is.
 * @throws AppError
 */
export async function signInWithPasskey(): Promise<void> {
  stopAutofill();
  await askSure((sdk) => sdk.webauthn.authenticate({ is_passkey: true, ...sessionDuration() }));
}

async function autofillIsPossible(): Promise<boolean> {
  if (!passkeysHere() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function')
    return false;
  if (document.querySelector("input[autocomplete*='webauthn']") === null) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/**
 * Offers passkeys where the browser fills in the field with `autocomplete="… webauthn"`, and waits until one is chosen.
 *
 * @returns null when the browser can't, when there is no such field (SPEC section 4), or when another way was taken
 * @throws AppError when a passkey was chosen and did not work
 */
export async function autofillPasskey(): Promise<{ userId: string } | null> {
  if (!(await autofillIsPossible())) return null;
  stopAutofill();
  const own = new AbortController();
  waiting = own;
  try {
    const answer = await askSure((sdk) =>
      sdk.webauthn.authenticate({
        is_passkey: true,
        conditional_mediation: true,
        signal: own.signal,
        ...sessionDuration(),
      }),
    );
    return answer && { userId: answer.user_id };
  } catch (error) {
    if (own.signal.aborted) return null;
    throw error;
  }
}

/** Adds a passkey of this device to the signed-in customer. @returns its id @throws AppError */
export async function addPasskey(name?: string): Promise<string> {
  checkArguments({ name }, { name: 'string?' });
  stopAutofill();
  const { webauthn_registration_id: id } = await askSignedIn((sdk) =>
    sdk.webauthn.register({ is_passkey: true, ...sessionDuration() }),
  );
  if (name !== undefined && name !== '') await renamePasskey(id, name);
  return id;
}

/** @throws AppError */
export async function renamePasskey(id: string, name: string): Promise<void> {
  const options = { webauthn_registration_id: id, name };
  checkArguments(options, { webauthn_registration_id: 'string', name: 'string' });
  await askSignedIn((sdk) => sdk.webauthn.update(options));
}
