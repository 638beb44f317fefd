import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';

const profile = {
  profile_id: 'partner',
  issuer: 'https://id.partner.example',
  audience: 'waybill',
  jwks_url: 'https://id.partner.example/jwks',
};
const read = (value: unknown) =>
  parseSettings({ ATTEST_PROFILES: typeof value === 'string' ? value : JSON.stringify(value) }).identity
    .attestProfiles;

describe('ATTEST_PROFILES', () => {
  it('is a JSON list of profiles; the e-mail claim is `email` by default', () => {
    expect(read('')).toEqual([]);
    expect(read([profile])).toEqual([{ ...profile, email_claim: 'email' }]);
  });

  it('security 32: keys come by https, or by http on this machine', () => {
    const of = (jwks_url: string) => read([{ ...profile, jwks_url }]);
    expect(() => of('http://id.partner.example/jwks')).toThrow(
      /^ATTEST_PROFILES has the profile partner, whose jwks_url must use https, or http on this machine .*is at http:\/\/id\.partner\.example\. Example: /,
    );
    expect(of('http://127.0.0.1:4000/jwks')).toHaveLength(1);
  });

  it.each([
    ['{', undefined],
    ['an object', {}],
    ['a profile without issuer', [{ ...profile, issuer: '' }]],
    ['another word', [{ ...profile, jwks: 'x' }]],
    ['an address that is none', [{ ...profile, jwks_url: 'file:///keys' }]],
  ])('%s stops the start with a message about the right format', (text, value) => {
    expect(() => read(value ?? text)).toThrow(
      /^ATTEST_PROFILES must be a JSON list .*Example: ATTEST_PROFILES=/,
    );
  });
});
