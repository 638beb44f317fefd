import { checkArguments } from './arguments';
import { ask, sessionDuration } from './ask';

/** The recipient of a code: one of the two. The phone number is in E.164 form. */
export type CodeTarget =
  { email: string; phone?: undefined } | { phone: string; email?: undefined; transport?: 'sms' | 'whatsapp' };

/** Requests a code that signs in, or creates a user for whoever proves the address. @throws AppError */
export async function requestCode(target: CodeTarget): Promise<{ methodId: string }> {
  const { method_id } = await ask((sdk) => {
    if (target.email !== undefined) return sdk.otps.email.loginOrCreate(target.email);
    return sdk.otps[target.transport ?? 'sms'].loginOrCreate(target.phone);
  });
  return { methodId: method_id };
}

/**
 * Verifies a code. On success the session's cookies are set, and the caller must load a new page.
 * @throws AppError
 */
export async function verifyCode({ methodId, code }: { methodId: string; code: string }): Promise<void> {
  const options = sessionDuration();
  checkArguments(
    { code, method_id: methodId, ...options },
    { code: 'string', method_id: 'string', session_duration_minutes: 'number' },
  );
  await ask((sdk) => sdk.otps.authenticate(code, methodId, options));
}
