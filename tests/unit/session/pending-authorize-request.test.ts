import { describe, expect, it } from 'vitest';
import {
  clearAuthorizeRequestLine,
  storeAuthorizeRequestLine,
  pendingAuthorizeRequest,
} from '@/lib/session/guard/pending-authorize-request';

const query =
  'client_id=connected-app-test-1&redirect_uri=https%3A%2F%2Fapp.example%2Fcb%3Fa%3D1%3B2&response_type=code' +
  '&scope=openid+email&state=%22%2C%3B+%C3%A4&code_challenge=x&code_challenge_method=S256';

const at = (address: string) => new URL(address, 'http://localhost:3000');
const keep = (address: string, secure = true) => storeAuthorizeRequestLine(at(address), { secure });
const pairOf = (line = '') => line.split(';')[0] ?? '';

describe('security 7: an app’s request is stored in a cookie while a guest signs in', () => {
  it('is returned unchanged, and only to the consent page', () => {
    const line = keep(`/auth/authenticate?${query}`);
    expect(line).toMatch(
      /^__Host-waybill_authorize=[^;,"\s]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const kept = at(pendingAuthorizeRequest(`theme=dark; ${pairOf(line)}`, { secure: true }) ?? '');
    expect(kept.pathname).toBe('/auth/authenticate');
    expect([...kept.searchParams]).toEqual([...new URLSearchParams(query)]);
  });

  it.each([
    ['another page', `/packages?${query}`],
    ['no app', '/auth/authenticate?response_type=code&redirect_uri=x&code_challenge=x'],
    ['another response type', `/auth/authenticate?${query.replace('=code&', '=token&')}`],
    ['no challenge', '/auth/authenticate?client_id=x&redirect_uri=x&response_type=code'],
    ['more than a cookie holds', `/auth/authenticate?${query}&more=${'x'.repeat(3_000)}`],
  ])('is not stored: %s', (_, address) => {
    expect(keep(address)).toBeUndefined();
  });

  it.each([
    '',
    'https%3A%2F%2Fevil.example%2F',
    '%2F%2Fevil.example%3Fclient_id%3Dx',
    'client_id%3Dx',
    '%E0%A4%A',
    'a b',
  ])('a value that is no app’s request redirects nowhere: %j', (value) => {
    expect(pendingAuthorizeRequest(`waybill_authorize=${value}`, { secure: false })).toBeUndefined();
  });

  it('is deleted by the cookie of the same name', () => {
    const [keeping, forgetting] = [
      keep(`/auth/authenticate?${query}`, false),
      clearAuthorizeRequestLine({ secure: false }),
    ];
    expect(forgetting).toBe('waybill_authorize=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(pairOf(keeping).startsWith('waybill_authorize=')).toBe(true);
  });
});
