import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeGuardTable } from '@/tests/support/guard-table';
import {
  cookieHeader,
  cookiesOf,
  startRemotePortal,
  unknownToken,
  visit,
  type RemotePortal,
} from '@/tests/support/remote-portal';

let portal: RemotePortal;
let live: string;

beforeAll(async () => {
  portal = await startRemotePortal();
  live = cookiesOf(await portal.signIn('steady@waybill.example'));
});

afterAll(() => portal.stop());

describeGuardTable(async () => portal);

describe('SPEC 2: re-authentication runs before the guard', () => {
  it('an expired JWT with a live session token is renewed in the same request, and the page shows the account', async () => {
    const lin = cookiesOf(await portal.signIn('lin@waybill.example', 6));
    const response = await visit(portal.app.origin, '/account', lin);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('MIA-20917');
    const names = response.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(names).toEqual(['stytch_session', 'stytch_session_jwt']);
  });

  it('cookies are set only when they change', async () => {
    const response = await visit(portal.app.origin, '/account', live);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a dead session’s cookies are cleared', async () => {
    const response = await visit(
      portal.app.origin,
      '/',
      cookieHeader({ token: unknownToken(), jwt: 'a.b.c' }),
    );
    expect(
      response.headers
        .getSetCookie()
        .slice(0, 2)
        .every((line) => line.includes('Max-Age=0')),
    ).toBe(true);
    expect(response.headers.getSetCookie()).toHaveLength(3);
  });
});

describe('security 1: payloads and prefetches are guarded like pages', () => {
  it.each([{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { 'next-action': 'abc' }])(
    '%o',
    async (headers) => {
      const response = await visit(
        portal.app.origin,
        '/packages',
        '',
        headers as unknown as Record<string, string>,
      );
      expect(response.status).toBe(307);
      expect(new URL(response.headers.get('location') ?? '', portal.app.origin).pathname).toBe('/auth/login');
    },
  );

  it.each(['/bff/getMyPackages', '/api/getAccount'])('%s answers 401 without a session', async (path) => {
    expect((await visit(portal.app.origin, path, '', { 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  });

  it.each([
    ['a change', 'updateAccount', 404],
    ['a change under the name of a read', 'getMyPackages', 405],
  ])('the browser’s data is read-only: %s is refused', async (_, call, status) => {
    for (const cookie of ['', live]) {
      const answer = await fetch(`${portal.app.origin}/bff/${call}`, {
        method: 'POST',
        headers: { cookie, origin: portal.app.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, unitSystem: 'metric' }),
      });
      expect(answer.status).toBe(status);
      if (status === 405) expect(answer.headers.get('allow')).toBe('GET');
    }
  });

  it.each([
    '/packages?_rsc=abc',
    '//packages',
    '/packages/',
    '/%70ackages',
    '/PACKAGES',
    '/_next/../packages',
  ])('a guest gets nothing from %s', async (path) => {
    const text = await (await visit(portal.app.origin, path)).text();
    expect(text).not.toContain('MIA-10428');
  });
});

describe('security 23: no page is outside of the guard', () => {
  it.each(['/sdk/x', '/bff/a/b', '/apis'])(
    '%s, which names nothing, is guarded like a page',
    async (path) => {
      const guest = await visit(portal.app.origin, path);
      expect([guest.status, guest.headers.get('location')]).toEqual([307, '/auth/login']);
      const page = await visit(portal.app.origin, path, live);
      expect(page.status).toBe(404);
      expect(page.headers.get('content-security-policy')).toContain("'strict-dynamic'");
      const action = await fetch(`${portal.app.origin}${path}`, {
        method: 'POST',
        headers: { 'next-action': 'abc', origin: 'https://evil.example', cookie: live },
        body: '[]',
      });
      expect(action.status).toBe(403);
    },
  );

  it('a file that is not there is answered without a page', async () => {
    const answer = await visit(portal.app.origin, '/static/none.svg', live);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

describe('security 5: twenty parallel loads with an expired JWT', () => {
  it('all answer 200 with at most two provider calls and no redirect', async () => {
    const cookie = cookiesOf(await portal.signIn('parallel@waybill.example', 7));
    portal.provider.calls.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visit(portal.app.origin, '/packages', cookie)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    const renewals = portal.provider.calls.filter((path) => path.endsWith('/sessions/authenticate'));
    expect(renewals.length).toBeLessThanOrEqual(2);
  });
});
