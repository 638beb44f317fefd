import { describe, expect, it } from 'vitest';
import { problemOf, unreadableRequest } from '@/components/features/consent/problem-words';
import { readAppRequest } from '@/components/features/consent/read-request';
import { toAppError } from '@/lib/browser/identity/errors';

const right = {
  client_id: 'connected-app-test-1',
  redirect_uri: 'https://app.example/callback',
  response_type: 'code',
  scope: 'openid  email',
  state: 's',
  nonce: 'n',
  code_challenge: 'c',
  code_challenge_method: 'S256',
};

describe("SPEC section 7: a connected app's request in the address", () => {
  it('is parsed completely', () => {
    expect(readAppRequest(right)).toEqual({
      kind: 'authorize',
      request: {
        clientId: 'connected-app-test-1',
        redirectUri: 'https://app.example/callback',
        responseType: 'code',
        scopes: ['openid', 'email'],
        codeChallenge: 'c',
        state: 's',
        nonce: 'n',
        prompt: undefined,
      },
    });
  });

  it('requests the provider’s default scopes when it names none', () => {
    const asked = readAppRequest({ ...right, scope: '' });
    expect(asked).toMatchObject({ request: { scopes: ['openid', 'email', 'profile'] } });
  });

  it.each([
    ['no app', { client_id: undefined }],
    ['no address', { redirect_uri: '' }],
    ['a script for an address', { redirect_uri: 'javascript:alert(1)' }],
    ['a parameter twice', { state: ['a', 'b'] }],
    ['no challenge', { code_challenge: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['no method, which means plain', { code_challenge_method: undefined }],
  ])('security 15: is refused with %s', (_, change) => {
    expect(readAppRequest({ ...right, ...change })).toEqual({ kind: 'unreadable' });
  });

  it('may be a request to end the session', () => {
    const params = { client_id: 'x', post_logout_redirect_uri: 'http://127.0.0.1:9/out', id_token_hint: 'i' };
    expect(readAppRequest(params)).toEqual({
      kind: 'end-session',
      request: { clientId: 'x', redirectUri: 'http://127.0.0.1:9/out', state: undefined, idToken: 'i' },
    });
  });
});

describe('messages to the customer about its errors', () => {
  const problem = (error_type: string, status_code = 400) =>
    problemOf(toAppError(Object.assign(new Error(error_type), { status_code, error_type })));

  it('name who has to act, and offer a retry only where it helps', () => {
    expect(problem('connected_app_not_found', 404).title).toBe('We don’t recognize this app');
    const elsewhere = problem('connected_app_supplied_redirect_url_not_found_in_client');
    expect(elsewhere).toMatchObject({ title: 'This app’s return address isn’t registered', again: false });
    expect(problem('invalid_idp_request')).toEqual(unreadableRequest());
    expect(problem('service_unavailable', 503).again).toBe(true);
  });
});
