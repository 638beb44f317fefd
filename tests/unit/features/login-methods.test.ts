import { describe, expect, it } from 'vitest';
import { readAuthCallbackParams } from '@/components/features/auth/authenticate/auth-callback-params';
import {
  accepts,
  codeTarget,
  fieldWords,
  mainMethod,
  textTransports,
} from '@/components/features/auth/login/main-method';

describe('the login screen’s field', () => {
  it.each([
    [['sms_code', 'magic_link', 'password'], 'code'],
    [['magic_link', 'password'], 'link'],
    [['password', 'passkey'], 'password'],
    [['passkey', 'oauth'], null],
  ] as const)('%j: %s', (methods, way) => {
    expect(mainMethod([...methods])).toBe(way);
  });

  it.each([
    [['email_code', 'sms_code'], 'E-mail or phone'],
    [['email_code', 'password'], 'E-mail'],
    [['whatsapp_code'], 'Phone'],
  ] as const)('%j offers %s', (methods, label) => {
    expect(fieldWords(accepts('code', [...methods])).label).toBe(label);
  });

  it('a password and a link require an e-mail address', () => {
    expect(accepts('password', ['sms_code', 'password'])).toEqual({ email: true, phone: false });
    expect(accepts('link', ['sms_code', 'magic_link'])).toEqual({ email: true, phone: false });
  });

  it('a code goes to a phone by SMS before WhatsApp, and to an e-mail address whatever was chosen', () => {
    expect(textTransports(['whatsapp_code', 'sms_code'])).toEqual(['sms', 'whatsapp']);
    expect(codeTarget({ phone: '+13055550142' }, 'whatsapp')).toEqual({
      phone: '+13055550142',
      transport: 'whatsapp',
    });
    expect(codeTarget({ email: 'ada@waybill.example' }, 'whatsapp')).toEqual({
      email: 'ada@waybill.example',
    });
  });
});

describe('the reason for a visit to /auth/authenticate', () => {
  it.each([
    ['?token=t&stytch_token_type=magic_links', { type: 'magic_links', token: 't', error: null }],
    [
      '?token=failed&stytch_token_type=oauth&error=access_denied',
      { type: 'oauth', token: 'failed', error: 'access_denied' },
    ],
    ['?token=t&stytch_token_type=reset_password', { type: 'reset_password', token: 't', error: null }],
    ['?token=t&stytch_token_type=impersonation', { type: 'impersonation', token: 't', error: null }],
    ['?token=t&stytch_token_type=multi_tenant_magic_links', null],
    ['?token=&stytch_token_type=oauth', null],
    ['?token=t', null],
    ['', null],
  ])('%s', (search, params) => {
    expect(readAuthCallbackParams(search)).toEqual(params);
  });
});
