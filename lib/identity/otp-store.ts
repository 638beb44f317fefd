/** The code that has been sent and is waited for (SPEC section 3); all null when there is none. */
export interface Otp {
  transport: 'email' | 'sms' | null;
  methodId: string | null;
  phone: string | null;
  email: string | null;
}

const key = 'waybill.otp';
const none: Otp = { transport: null, methodId: null, phone: null, email: null };

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isOtp(value: unknown): value is Otp {
  if (typeof value !== 'object' || value === null) return false;
  const { transport, methodId, phone, email } = value as Partial<Record<keyof Otp, unknown>>;
  const known = transport === null || transport === 'email' || transport === 'sms';
  return known && isText(methodId) && isText(phone) && isText(email);
}

/** What this tab waits for; survives a reload, ends with the tab. */
export function readOtp(): Otp {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isOtp(value) ? value : none;
  } catch {
    return none;
  }
}

export function storeOtp(otp: Otp): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(otp));
  } catch {
    // Without storage the code can still be entered on the page that sent it.
  }
}

export function clearOtp(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}
