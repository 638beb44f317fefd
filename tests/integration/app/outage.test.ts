import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faults, refusedOrigin } from '@/tests/support/faulty-provider';
import {
  cookiesOf,
  demoEmail,
  startRemotePortal,
  visit,
  type RemotePortal,
} from '@/tests/support/remote-portal';

let portal: RemotePortal;
let live: string;

beforeAll(async () => {
  portal = await startRemotePortal();
  live = cookiesOf(await portal.signIn(demoEmail));
});
afterEach(() => {
  portal.provider.fault = null;
});
afterAll(() => portal.stop());

describe('security 26: the identity provider is down', () => {
  it.each(faults)('%s: a valid JWT still opens pages, and no cookie is touched', async (fault) => {
    expect((await visit(portal.app.origin, '/packages', live)).status).toBe(200);
    portal.provider.fault = fault;
    const response = await visit(portal.app.origin, '/packages', live);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(faults)(
    '%s: an expired JWT gets a page that retries, never login, and loses no cookie',
    async (fault) => {
      const cookie = cookiesOf(await portal.signIn(`over-${fault}@waybill.example`, 6));
      portal.provider.fault = fault;
      const response = await visit(portal.app.origin, '/packages', cookie);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(5);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('http-equiv="refresh"');
      const german = await visit(portal.app.origin, '/packages', cookie, { 'accept-language': 'de' });
      expect(await german.text()).toContain('Der Anmeldedienst ist nicht erreichbar');

      portal.provider.fault = null;
      expect((await visit(portal.app.origin, '/packages', cookie)).status).toBe(200);
    },
  );

  it('sign-out still works, because the customer asked for it here', async () => {
    const leaving = cookiesOf(await portal.signIn('leaving@waybill.example'));
    portal.provider.fault = 'reset';
    const response = await fetch(`${portal.app.origin}/sdk/v1/sessions/revoke`, {
      method: 'POST',
      headers: {
        cookie: leaving,
        origin: portal.app.origin,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    expect(response.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(2);
  });

  it('session/clear never clears a session that may be alive', async () => {
    const cookie = cookiesOf(await portal.signIn('unclear@waybill.example', 6));
    portal.provider.fault = '500';
    const response = await visit(portal.app.origin, '/session/clear', cookie);
    expect(response.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toEqual([]);
  });
});

describe('security 26: a provider that goes away before the first visitor', () => {
  it('a portal that is ready has read its keys: a valid JWT opens pages', async () => {
    const fresh = await startRemotePortal();
    try {
      const cookie = cookiesOf(await fresh.signIn(demoEmail));
      fresh.provider.fault = 'reset';
      expect((await visit(fresh.app.origin, '/packages', cookie)).status).toBe(200);
    } finally {
      await fresh.stop();
    }
  });
});

describe('security 26: a provider that refuses connections', () => {
  it('makes the visitor wait, with the cookies untouched', async () => {
    const cookie = cookiesOf(await portal.signIn('refused@waybill.example', 6));
    const refusing = await startRemotePortal({ IDENTITY_API_URL: await refusedOrigin() });
    try {
      const response = await visit(refusing.app.origin, '/packages', cookie);
      expect(response.status).toBe(503);
      expect(response.headers.getSetCookie()).toEqual([]);
    } finally {
      await refusing.stop();
    }
  });
});
