import { describe, expect, it } from 'vitest';
import { readAnswers } from '@/components/features/onboarding/read-answers';
import type { OnboardInfo } from '@/components/features/onboarding/store';
import { capabilitiesSchema } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';

const info: OnboardInfo = {
  warehouseToken: 'token',
  warehouseName: 'Waybill Miami',
  suiteNumber: 'MIA-1',
  name: 'Grace Okonkwo',
  email: 'grace@example.com',
  phone: '',
  stage: 'address',
};

describe('what a product API can do', () => {
  it('is what it names; one that names nothing can do nothing more, and names of later releases are kept', () => {
    const capabilities = capabilitiesSchema.parse(['teleport', 'notifications']);
    expect(capabilities).toEqual(['teleport', 'notifications']);
    expect(hasCapability({ capabilities }, 'notifications')).toBe(true);
    expect(hasCapability({ capabilities }, 'stream')).toBe(false);
    expect(hasCapability({}, 'notifications')).toBe(false);
  });

  it('without notifications, the set-up asks nothing about them and sends the usual choice', () => {
    const asked = (of: Partial<OnboardInfo>, answers = {}) =>
      readAnswers({ repack: 'on', ...answers }, { ...info, ...of }).preferences;
    const both: OnboardInfo['switches'] = ['email', 'sms'];
    const phone = '+13055550142';
    expect(asked({})).toEqual({ notifications: { email: true, sms: false }, repack: true });
    expect(asked({ switches: both, phone })).toEqual({
      notifications: { email: false, sms: false },
      repack: true,
    });
    const bySms = { notifySms: 'on' };
    expect(asked({ switches: both, phone }, bySms)).toMatchObject({ notifications: { sms: true } });
    expect(asked({ switches: both }, bySms), 'without a phone').toMatchObject({
      notifications: { sms: false },
    });
    expect(asked({ switches: ['email'], phone }, bySms), 'of an API that sends e-mail alone').toMatchObject({
      notifications: { email: false, sms: false },
    });
  });
});
