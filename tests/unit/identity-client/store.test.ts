import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeInfo, storedInfo } from '@/components/features/onboarding/store';
import { readOtp, storeOtp } from '@/lib/browser/identity/otp-store';
import { clearStore, storeAccount } from '@/lib/browser/identity/store';
import { stubStorage } from './tab';

const otp = { transport: 'whatsapp', methodId: 'phone-1', phone: '+13055550142', email: null } as const;
const account = { name: 'Ada Whitfield', initials: 'AW' };
const info = {
  warehouseToken: 'a-token',
  warehouseName: 'Miami',
  suiteNumber: 'MIA-10482',
  name: 'Grace',
  email: 'grace@example.com',
  phone: '',
  stage: 'details',
} as const;

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage('sessionStorage');
});

afterEach(() => vi.unstubAllGlobals());

it('SPEC 3: the store is account, otp and onboardInfo, initially null', () => {
  expect([...kept.keys()]).toEqual([]);
  expect(readOtp()).toEqual({ transport: null, methodId: null, phone: null, email: null });
  expect(storedInfo()).toBeNull();
});

it('SPEC 3: the store survives a reload, and sign-out clears all three and the data attached to them', () => {
  storeAccount(account);
  storeOtp(otp);
  storeInfo(info);
  kept.set('waybill.onboard.token', 'a-token');
  kept.set('waybill.layout', 'stays');
  expect(JSON.parse(kept.get('waybill.account') ?? '')).toEqual(account);
  expect(readOtp()).toEqual(otp);
  expect(storedInfo()).toEqual(info);

  clearStore();
  expect([...kept.keys()]).toEqual(['waybill.layout']);
});

it('SPEC 3: without storage the store stays at its initial shape', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeAccount(account);
  clearStore();
  expect(readOtp()).toEqual({ transport: null, methodId: null, phone: null, email: null });
  expect(storedInfo()).toBeNull();
});
