import { checkArguments } from './arguments';
import { ask, sessionDuration } from './sdk';

/** Where a code goes: one of the two. The phone number is in E.164 form. */
export type CodeTarget =
  { email: string; phone?: undefined } | { phone: string; email?: undefined; transport?: 'sms' | 'whatsapp' };

/** Asks for a code that signs in, or makes a user of whoever proves the address. @throws AppError */
export async function requestCode(target: CodeTarget): Promise<{ methodId: string }> {
  const { method_id } = await ask((sdk) => {
    if (target.email !== undefined) return sdk.otps.email.loginOrCreate(target.email);
    return sdk.otps[target.transport ?? 'sms'].loginOrCreate(target.phone);
  });
  return { methodId: method_id };
}

/**
 * Types a code. On success the session's cookies are set; the caller then loads a page anew.
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
