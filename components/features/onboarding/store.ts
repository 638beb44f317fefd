/** SPEC section 3's `onboardInfo`: what the first step found out, kept in the tab until the second is done. */
export interface OnboardInfo {
  warehouseToken: string;
  warehouseName: string;
  suiteNumber: string;
  name: string;
  email: string;
  phone: string;
}

const tokenKey = 'waybill.onboard.token';
const infoKey = 'waybill.onboard.info';

/** The token leaves the address bar but survives a reload (security 13). */
export function keepToken(token: string): void {
  if (sessionStorage.getItem(tokenKey) !== token) sessionStorage.removeItem(infoKey);
  sessionStorage.setItem(tokenKey, token);
}

export function keptToken(): string | null {
  return sessionStorage.getItem(tokenKey);
}

export function keepInfo(info: OnboardInfo): void {
  sessionStorage.setItem(infoKey, JSON.stringify(info));
}

function isInfo(value: unknown): value is OnboardInfo {
  if (typeof value !== 'object' || value === null) return false;
  const names = ['warehouseToken', 'warehouseName', 'suiteNumber', 'name', 'email', 'phone'];
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

export function keptInfo(): OnboardInfo | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(infoKey) ?? 'null');
    return isInfo(value) ? value : null;
  } catch {
    return null;
  }
}

export function forgetOnboarding(): void {
  sessionStorage.removeItem(tokenKey);
  sessionStorage.removeItem(infoKey);
}
