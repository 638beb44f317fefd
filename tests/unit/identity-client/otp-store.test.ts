import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearOtp, readOtp, storeOtp } from '@/lib/browser/identity/otp-store';
import { stubStorage } from './tab';

const initial = { transport: null, methodId: null, phone: null, email: null };
const sent = {
  transport: 'email',
  methodId: 'email-test-1',
  phone: null,
  email: 'ada@waybill.example',
} as const;

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage('sessionStorage');
});

afterEach(() => vi.unstubAllGlobals());

describe('SPEC section 3: the otp object', () => {
  it('is all null at first, and again after use', () => {
    expect(readOtp()).toEqual(initial);
    storeOtp(sent);
    expect(readOtp()).toEqual(sent);
    clearOtp();
    expect(readOtp()).toEqual(initial);
  });

  it.each(['{', 'null', '[]', '{"transport":"pigeon"}', '{"transport":null,"methodId":7}'])(
    'ignores values it did not write: %s',
    (value) => {
      storeOtp(sent);
      for (const key of stored.keys()) stored.set(key, value);
      expect(readOtp()).toEqual(initial);
    },
  );

  it('works without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeOtp(sent);
    clearOtp();
    expect(readOtp()).toEqual(initial);
  });
});
