import { checkArguments } from './arguments';
import { removeFactor } from './factors';
import { errorTypeOf } from './provider-error';
import { askSignedIn, sessionDuration } from './ask';

/** Minutes within which a new authenticator app must be confirmed. */
const expirationMinutes = 30;

/** The data to set up an authenticator app, and the recovery codes. */
export interface NewTotp {
  totpId: string;
  secret: string;
  /** An image as a data URL. */
  qrCode: string;
  recoveryCodes: string[];
}

/**
 * Starts adding an authenticator app; it becomes active, and replaces the present one, once one of its codes has been
 * entered. A provider that can't hold two at a time removes the present one at once.
 * @throws AppError; 1044 when a fresh code of the present app is needed first
 */
export async function startTotp(presentId: string | undefined): Promise<NewTotp> {
  const options = { expiration_minutes: expirationMinutes };
  checkArguments(options, { expiration_minutes: 'number' });
  const create = () => askSignedIn((sdk) => sdk.totps.create(options));
  const { totp_id, secret, qr_code, recovery_codes } = await create().catch(async (reason: unknown) => {
    if (presentId === undefined || errorTypeOf(reason) !== 'active_totp_exists') throw reason;
    await removeFactor('totp', presentId);
    return create();
  });
  const qrCode = qr_code.startsWith('data:') ? qr_code : `data:image/png;base64,${qr_code}`;
  return { totpId: totp_id, secret, qrCode, recoveryCodes: recovery_codes };
}

/** Confirms a new app, or the customer's identity. @throws AppError */
export async function enterTotp(code: string): Promise<void> {
  const options = { totp_code: code, ...sessionDuration() };
  checkArguments(options, { totp_code: 'string', session_duration_minutes: 'number' });
  await askSignedIn((sdk) => sdk.totps.authenticate(options));
}

/** Ten fresh recovery codes; the old ones stop working (decision 016). @throws AppError */
export async function recoveryCodes(): Promise<string[]> {
  const { totps } = await askSignedIn((sdk) => sdk.totps.recoveryCodes());
  // The SDK's type has one authenticator app; the wire has a list.
  return [totps].flat().flatMap((totp) => totp.recovery_codes);
}

/** Redeems a recovery code in place of the app. @throws AppError */
export async function recover(code: string): Promise<void> {
  const options = { recovery_code: code, ...sessionDuration() };
  checkArguments(options, { recovery_code: 'string', session_duration_minutes: 'number' });
  await askSignedIn((sdk) => sdk.totps.recover(options));
}
