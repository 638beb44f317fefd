import { createServer, request as httpRequest } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionId } from '@/tests/support/actions';
import type { App } from '@/tests/support/app';
import { startSeededApp } from '@/tests/support/seeded-app';
import { signInAt } from '@/tests/support/embedded-portal';
import { listenWith, type Listening } from '@/tests/support/listen';
import { demoEmail } from '@/tests/support/remote-portal';

const root = path.resolve(import.meta.dirname, '../../..');
const publicOrigin = 'https://portal.example.com';

/**
 * A proxy that terminates TLS for the public origin, and sends that origin or its upstream's address as Host.
 */
function startProxy(port: number, host: string): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host,
      ...(incoming.headers.origin !== undefined && { origin: publicOrigin }),
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'portal.example.com',
    };
    const { method, url } = incoming;
    const inner = httpRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  });
  return listenWith(server);
}

let app: App;
beforeAll(async () => {
  const env = {
    PUBLIC_ORIGIN: publicOrigin,
    TRUSTED_PROXIES: '127.0.0.1',
    OUTBOX: 'true',
    DEMO_DATA: 'true',
  };
  app = await startSeededApp({ env });
});
afterAll(() => app.stop());

describe.each(['portal.example.com', '127.0.0.1'])(
  'behind a proxy that terminates TLS and sends Host %s',
  (host) => {
    let proxy: Listening;
    let cookie: string;
    // Separate customers: an address gets one code a minute.
    const customer = host === '127.0.0.1' ? 'lin@waybill.example' : demoEmail;
    beforeAll(async () => {
      proxy = await startProxy(app.port, host === '127.0.0.1' ? `127.0.0.1:${app.port}` : host);
      cookie = await signInAt({ ...app, origin: proxy.origin }, customer);
    });
    afterAll(() => proxy.close());

    async function act(page: string, name: string, body: string | FormData): Promise<Response> {
      return fetch(`${proxy.origin}${page}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie,
          origin: proxy.origin,
          'next-action': await actionId(root, name),
          ...(typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }),
        },
        body,
      });
    }

    it.each(['/packages/new', '/account', '/invoices'])(
      'an action of the announcing page runs when it is posted to %s',
      async (page) => {
        const answer = await act(page, 'readNumber', '["1Z999AA10123456784"]');
        const text = await answer.text();
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toContain('text/x-component');
        expect(text).toContain('"number":"1Z999AA10123456784"');
        expect(text).not.toContain('digest');
      },
    );

    it('an action that redirects returns the target page in the same answer', async () => {
      const form = new FormData();
      form.set('_1_slot', 'none-of-these');
      form.set('_1_then', 'leave');
      form.set('0', '["$K1"]');
      const refused = await act('/uikit/message', 'bookPickUp', form);
      expect(refused.status).toBe(200);
      form.set('_1_slot', 'morning');
      const answer = await act('/uikit/message', 'bookPickUp', form);
      expect(answer.headers.get('x-action-redirect')).toMatch(/^\/uikit\/misc;/);
      expect(answer.headers.get('content-type')).toContain('text/x-component');
      expect(await answer.text()).toContain('misc');
    });

    it('none of this is logged as a failure, and no request is logged twice', async () => {
      expect(app.logs()).not.toContain('failed to');
      expect(app.events('page_failed')).toEqual([]);
      const posts = () => app.events('request').filter(({ method }) => method === 'POST').length;
      /** Asks for a path that no route has, and waits for its line: what came before it stands in the log as well. */
      const logged = async (path: string) => {
        const unknown = () => app.events('request').filter(({ status }) => status === 404).length;
        const known = unknown();
        await (await fetch(`${proxy.origin}${path}`)).text();
        await expect.poll(unknown).toBeGreaterThan(known);
      };
      await logged('/static/none-before');
      const before = posts();
      await (await act('/account', 'readNumber', '["1Z999AA10123456784"]')).text();
      await logged('/static/none-after');
      expect(posts() - before).toBe(1);
    });
  },
);
