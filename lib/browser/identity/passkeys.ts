import { checkArguments } from './arguments';
import { askSignedIn, askWithSession, sessionDuration } from './ask';

/** The pending autofill request; the browser allows one passkey request at a time. */
let waiting: AbortController | undefined;

function stopAutofill(): void {
  waiting?.abort();
  waiting = undefined;
}

/** Whether this browser supports passkeys. */
export function passkeysHere(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/**
 * Opens the browser's passkey dialog and signs in, or confirms the current session.
 * @throws AppError
 */
export async function signInWithPasskey(): Promise<void> {
  stopAutofill();
  await askWithSession((sdk) => sdk.webauthn.authenticate({ is_passkey: true, ...sessionDuration() }));
}

async function autofillIsPossible(): Promise<boolean> {
  if (!passkeysHere() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function')
    return false;
  if (document.querySelector("input[autocomplete*='webauthn']") === null) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/**
 * Offers passkeys in the autofill of the field with `autocomplete="… webauthn"`, and waits until one is chosen.
 *
 * @returns null when the browser doesn't support it, when there is no such field (SPEC section 4), or when another
 * method was used
 * @throws AppError when a passkey was chosen and failed
 */
export async function autofillPasskey(): Promise<{ userId: string } | null> {
  if (!(await autofillIsPossible())) return null;
  stopAutofill();
  const own = new AbortController();
  waiting = own;
  try {
    const answer = await askWithSession((sdk) =>
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
