import { expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import type { ProviderFetch } from '@/lib/session/verify/provider';
import { answerPublicPath } from '@/lib/bff/gateway/public-paths';

const settings = parseSettings({});

function ask(path: string, init: RequestInit, provider: ProviderFetch): Promise<Response> {
  return answerPublicPath(new Request(`http://localhost:3000${path}`, init), { settings, provider });
}

it('security 4: an app’s call is forwarded with its own credentials and without any cookie', async () => {
  let seen = new Headers();
  let body = '';
  const provider: ProviderFetch = async (path, init) => {
    const request = new Request(`http://identity.invalid${path}`, init);
    seen = request.headers;
    body = await request.text();
    return Response.json(
      { error: 'invalid_client' },
      { status: 401, headers: { 'www-authenticate': 'Basic' } },
    );
  };
  const headers = {
    authorization: 'Basic eDp5',
    cookie: 'stytch_session=secret',
    'x-waybill-internal': 'key',
  };
  const form = new URLSearchParams({ grant_type: 'refresh_token' });
  const answer = await ask('/v1/oauth2/token', { method: 'POST', body: form, headers }, provider);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Basic');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(body).toBe('grant_type=refresh_token');
  expect(Object.fromEntries(seen)).toEqual({
    authorization: 'Basic eDp5',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});

it('security 22 and 26: an oversized body is refused, and an unreachable provider is reported', async () => {
  const never: ProviderFetch = () => Promise.reject(new Error('refused'));
  const large = await ask('/v1/oauth2/revoke', { method: 'POST', body: 'x'.repeat(1_048_577) }, never);
  expect(large.status).toBe(413);
  const away = await ask('/v1/oauth2/userinfo', { method: 'GET' }, never);
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('3');
});

it.each([
  ['GET', '/v1/oauth2/token'],
  ['POST', '/v1/.well-known/openid-configuration'],
  ['POST', '/v1/oauth2/introspect'],
])('security 22: %s %s does not exist', async (method, path) => {
  const answer = await ask(path, { method }, () => Promise.reject(new Error('asked')));
  expect(answer.status).toBe(404);
});
