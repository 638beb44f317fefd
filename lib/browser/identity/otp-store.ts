import { removeStored, isRecord, writeStored, readStored } from './tab-storage';

/** The code that was sent and is awaited (SPEC section 3); all null when there is none. */
export interface Otp {
  transport: 'email' | 'sms' | 'whatsapp' | null;
  methodId: string | null;
  phone: string | null;
  email: string | null;
}

export const otpKey = 'waybill.otp';

export const noOtp: Otp = { transport: null, methodId: null, phone: null, email: null };

const isText = (value: unknown) => value === null || typeof value === 'string';

function isOtp(value: unknown): value is Otp {
  if (!isRecord(value)) return false;
  const transports: unknown[] = [null, 'email', 'sms', 'whatsapp'];
  return transports.includes(value.transport) && [value.methodId, value.phone, value.email].every(isText);
}

/** The code awaited by this tab; survives a reload, ends with the tab. */
export const readOtp = (): Otp => readStored(otpKey, isOtp) ?? noOtp;

export const storeOtp = (otp: Otp): void => writeStored(otpKey, otp);

export const clearOtp = (): void => removeStored(otpKey);
