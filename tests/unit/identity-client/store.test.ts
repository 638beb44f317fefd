import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeOtp } from '@/lib/browser/identity/otp-store';
import { clearStore, initialStore, readStore, storeAccount } from '@/lib/browser/identity/store';
import { stubStorage } from './tab';

const otp = { transport: 'whatsapp', methodId: 'phone-1', phone: '+13055550142', email: null } as const;
const account = { name: 'Ada Whitfield', initials: 'AW' };

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage('sessionStorage');
});

afterEach(() => vi.unstubAllGlobals());

it('SPEC 3: the store is account, otp and onboardInfo, initially null', () => {
  expect(readStore()).toEqual({
    account: null,
    otp: { transport: null, methodId: null, phone: null, email: null },
    onboardInfo: null,
  });
  expect(readStore()).toEqual(initialStore);
});

it('SPEC 3: the store survives a reload, and sign-out clears all three and what belongs to them', () => {
  storeAccount(account);
  storeOtp(otp);
  kept.set('waybill.onboard.info', JSON.stringify({ name: 'Grace' }));
  kept.set('waybill.onboard.token', 'a-token');
  kept.set('waybill.layout', 'stays');
  expect(readStore()).toEqual({ account, otp, onboardInfo: { name: 'Grace' } });

  clearStore();
  expect(readStore()).toEqual(initialStore);
  expect([...kept.keys()]).toEqual(['waybill.layout']);
});

it('SPEC 3: without a storage the store stays at its initial shape', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeAccount(account);
  clearStore();
  expect(readStore()).toEqual(initialStore);
});
