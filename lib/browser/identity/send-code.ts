import { requestCode, type CodeTarget } from './codes';
import { storeOtp } from './otp-store';
import { markSent } from './sent-at';

/** Requests a code and remembers its recipient (SPEC section 3, "otp"). @throws AppError */
export async function sendCode(target: CodeTarget): Promise<void> {
  const { methodId } = await requestCode(target);
  markSent();
  storeOtp({
    transport: target.email === undefined ? (target.transport ?? 'sms') : 'email',
    methodId,
    email: target.email ?? null,
    phone: target.phone ?? null,
  });
}
