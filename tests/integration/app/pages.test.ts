import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '@/tests/support/app';
import { startSeededApp } from '@/tests/support/seeded-app';
import { callGateway, signInAt } from '@/tests/support/embedded-portal';
import { demoEmail, visit } from '@/tests/support/remote-portal';

let app: App;
let ada: string;
let lin: string;

beforeAll(async () => {
  app = await startSeededApp({ env: { LOG_LEVEL: 'error' } });
  ada = await signInAt(app, demoEmail);
  lin = await signInAt(app, 'lin@waybill.example');
});
afterAll(() => app.stop());

async function firstLink(cookie: string, list: string, prefix: string): Promise<string> {
  const html = await (await visit(app.origin, list, cookie)).text();
  const link = new RegExp(`href="(/${list.slice(1)}/${prefix}[^"?]+)"`).exec(html)?.[1];
  if (link === undefined) throw new Error(`${list} has no link`);
  return link;
}

/** The home page, both lists, one entry of each, and the account. */
async function pagesOf(cookie: string): Promise<string[]> {
  const entries = await Promise.all([
    firstLink(cookie, '/packages', 'pkg_'),
    firstLink(cookie, '/invoices', 'inv_'),
  ]);
  return ['/', '/packages', '/invoices', '/account', ...entries];
}

describe('security 20: a payload contains only what the page shows', () => {
  it.each<Record<string, string>>([{}, { rsc: '1' }])(
    'no token, no id of an account, nothing of another customer %o',
    async (headers) => {
      const tokens = ada.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
      for (const path of await pagesOf(ada)) {
        // Next redirects a payload request to the same page with a cache key in its query.
        const answer = await fetch(`${app.origin}${path}`, { headers: { cookie: ada, ...headers } });
        expect(answer.status, path).toBe(200);
        const text = await answer.text();
        for (const token of tokens) expect(text, path).not.toContain(token);
        expect(text, path).not.toMatch(/acc_[A-Za-z0-9]|user-test-|session-test-|whs_[A-Za-z0-9]/);
        expect(text, path).not.toMatch(/MIA-20917|Okafor/);
      }
    },
  );
});

describe("security 19: no cache gives one customer's data to another", () => {
  it('every signed-in answer is private, no-store', async () => {
    for (const path of await pagesOf(ada)) {
      const answer = await visit(app.origin, path, ada);
      expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
    }
  });

  it('the same address shows each customer their own', async () => {
    const [hers, his] = await Promise.all(
      [ada, lin].map(async (cookie) => (await visit(app.origin, '/account', cookie)).text()),
    );
    expect(hers).toContain('MIA-10428');
    expect(hers).not.toContain('MIA-20917');
    expect(his).toContain('MIA-20917');
    expect(his).not.toContain('MIA-10428');
  });
});

describe("security 18: another customer's page does not exist", () => {
  it.each(['/packages', '/invoices'])('%s', async (list) => {
    const theirs = await firstLink(lin, list, list === '/packages' ? 'pkg_' : 'inv_');
    const madeUp = theirs.replace(/[^/]+$/, (id) => `${id.slice(0, 4)}nothing`);
    const [taken, missing] = await Promise.all([theirs, madeUp].map((path) => visit(app.origin, path, ada)));
    expect([taken?.status, missing?.status]).toEqual([404, 404]);
    const plain = async (answer?: Response) =>
      (await answer?.text())?.replace(/<script.*?<\/script>/gs, '').replace(/nonce="[^"]*"/g, '');
    expect(await plain(taken)).toBe(await plain(missing));
  });
});

describe('security 24: an error page reveals nothing of the implementation', () => {
  it.each([
    '/packages/%00',
    '/invoices/inv_none',
    '/packages?cursor=nonsense',
    '/packages?group=all-of-them',
  ])('%s', async (path) => {
    const text = await (await visit(app.origin, path, ada)).text();
    expect(text).not.toMatch(/select "|node_modules|\.ts:\d+|at async|drizzle|pglite/i);
  });
});

describe('security 6: a sign-out ends the JWT as well, by the next call', () => {
  it('a copy of the cookies leads to login and is cleared', async () => {
    expect((await visit(app.origin, '/packages', lin)).status).toBe(200);
    await callGateway(app, '/sessions/revoke', {}, lin);

    const page = await visit(app.origin, '/packages', lin);
    expect(page.status).toBe(307);
    expect(page.headers.get('location')).toMatch(/\/session\/clear$/);
    expect(await page.text()).not.toContain('MIA-20917');

    const cleared = await visit(app.origin, '/session/clear', lin);
    expect(cleared.headers.get('location')).toMatch(/\/auth\/login$/);
    expect(cleared.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(2);

    const token = /stytch_session_jwt=([^;]+)/.exec(lin)?.[1] ?? '';
    const api = await fetch(`${app.origin}/api/getAccount`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(api.status).toBe(401);
  });

  it('security 21: a live session is never cleared by a link to session/clear', async () => {
    const answer = await visit(app.origin, '/session/clear', ada);
    expect(new URL(answer.headers.get('location') ?? '', app.origin).pathname).toBe('/');
    expect(answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toEqual([]);
  });
});

describe('security 21 and 22: a form posted to a page', () => {
  const boundary = '----WebKitFormBoundaryWaybill0123456';
  const post = (origin: string, body: string) =>
    fetch(`${app.origin}/auth/verify-otp`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    });
  const field = 'Content-Disposition: form-data; name="email"\r\n\r\nada';
  const readable = `--${boundary}\r\n${field}\r\n--${boundary}--\r\n`;

  it('is refused when it can’t be parsed', async () => {
    const answer = await post(app.origin, '{"email":[]}');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused from another site, and when it names no action; one of our own with an action reaches Next', async () => {
    expect((await post('https://elsewhere.example', readable)).status).toBe(403);
    expect((await post(app.origin, readable)).status).toBe(400);
    const ours = await post(app.origin, readable.replace('"email"', `"$ACTION_ID_${'40'.repeat(21)}"`));
    expect(ours.headers.get('x-nextjs-action-not-found')).toBe('1');
  });
});
