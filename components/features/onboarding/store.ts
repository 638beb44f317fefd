import type { SwitchedChannel } from '@/lib/domain/account/capabilities';
import { onboardKey } from '@/lib/browser/identity/store';
import { removeStored, isRecord, writeStored, readStored } from '@/lib/browser/identity/tab-storage';

/** The progress of the set-up, at which a reload continues. */
export type Stage = 'details' | 'verify' | 'address';

/**
 * SPEC section 3's `onboardInfo`: the result of the first step, stored in the tab until the second is done.
 */
export interface OnboardInfo {
  warehouseToken: string;
  warehouseName: string;
  suiteNumber: string;
  name: string;
  email: string;
  /** In E.164, or empty. */
  phone: string;
  /** The channels of the warehouse's news to switch. */
  switches?: SwitchedChannel[];
  stage: Stage;
}

/** A form's current answers by field name; an unticked checkbox is absent. */
export type Draft = Record<string, string>;

const tokenKey = `${onboardKey}.token`;
const infoKey = `${onboardKey}.info`;
const draftKey = (step: 'details' | 'address') => `${onboardKey}.draft.${step}`;

const isSwitches = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => one === 'email' || one === 'sms'));

const isText = (value: unknown): value is string => typeof value === 'string';

function isInfo(value: unknown): value is OnboardInfo {
  if (!isRecord(value)) return false;
  const names = ['warehouseToken', 'warehouseName', 'suiteNumber', 'name', 'email', 'phone', 'stage'];
  return names.every((name) => isText(value[name])) && isSwitches(value.switches);
}

const isDraft = (value: unknown): value is Draft => isRecord(value) && Object.values(value).every(isText);

export const storedToken = (): string | null => readStored(tokenKey, isText);

/**
 * Stores the token, which leaves the address bar but survives a reload (security 13); another link starts
 * over.
 */
export function keepToken(token: string): void {
  if (storedToken() !== token) clearOnboarding();
  writeStored(tokenKey, token);
}

export const storeInfo = (info: OnboardInfo): void => writeStored(infoKey, info);

/** The result of the first step, for this link when one is given. */
export function storedInfo(token?: string): OnboardInfo | null {
  const info = readStored(infoKey, isInfo);
  return token === undefined || info?.warehouseToken === token ? info : null;
}

/** Stores every answer as it is typed, so that a reload loses none. */
export const storeDraft = (step: 'details' | 'address', answers: Draft): void =>
  writeStored(draftKey(step), answers);

/** The answers so far, or null before the first. */
export const storedDraft = (step: 'details' | 'address'): Draft | null => readStored(draftKey(step), isDraft);

export const clearOnboarding = (): void => removeStored(onboardKey);
