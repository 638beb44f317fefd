import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionId, builtActions } from '@/tests/support/actions';
import type { App } from '@/tests/support/app';
import { startSeededApp } from '@/tests/support/seeded-app';
import { signInAt } from '@/tests/support/embedded-portal';
import { demoEmail, visit } from '@/tests/support/remote-portal';

const root = path.resolve(import.meta.dirname, '../../..');
const unknownAction = '40'.repeat(21);

let app: App;
let ada: string;

beforeAll(async () => {
  app = await startSeededApp();
  ada = await signInAt(app, demoEmail);
});
afterAll(() => app.stop());

interface Call {
  page: string;
  action?: string;
  body: string;
  cookie?: string;
  headers?: Record<string, string>;
}

function call({
  page,
  action,
  body,
  cookie = '',
  headers = { origin: app.origin },
}: Call): Promise<Response> {
  return fetch(`${app.origin}${page}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...(action && { 'next-action': action }),
      ...(cookie && { cookie }),
      ...headers,
    },
    body,
  });
}

/** Names a package of the demo customer. @returns the status */
async function rename(nickname: string, headers: Record<string, string>): Promise<number> {
  const list = await (await visit(app.origin, '/packages', ada)).text();
  const id = /\/packages\/(pkg_[\w-]+)/.exec(list)?.[1] ?? '';
  const action = await actionId(root, 'renamePackage');
  const answer = await call({
    page: '/packages',
    action,
    body: JSON.stringify([{ id, nickname }]),
    cookie: ada,
    headers,
  });
  return answer.status;
}

describe('security 21: a Server Action runs for our own pages only', () => {
  it.each<Record<string, string>>([
    {},
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ])('%o changes nothing', async (headers) => {
    expect(await rename('Changed from elsewhere', headers)).toBe(403);
    expect(await (await visit(app.origin, '/packages', ada)).text()).not.toContain('Changed from elsewhere');
  });

  it('our own pages can save, by localhost and by 127.0.0.1', async () => {
    expect(await rename('Named at home', { origin: app.origin, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await rename('Named at home', { origin: app.origin.replace('localhost', '127.0.0.1') })).toBe(200);
    expect(await (await visit(app.origin, '/packages', ada)).text()).toContain('Named at home');
  });
});

describe('security 22: an action refuses input that no page sends with a plain message', () => {
  const bodies = [
    '',
    '[',
    'null',
    '{}',
    '["$"]',
    '["$1"]',
    '["$0:9:x"]',
    '["$Q1"]',
    '["$K1"]',
    '["$B1"]',
    '["$@1"]',
    '["$h1"]',
    '["$nx"]',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  ];

  it.each(bodies.map((body) => [body.slice(0, 20), body]))('the values %s: 400', async (_, body) => {
    const action = await actionId(root, 'saveChange');
    const answer = await call({ page: '/account', action, body, cookie: ada });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'The request could not be read. Reload the page and try again.',
    ]);
  });

  it.each([
    ['x', 400],
    ['constructor', 400],
    [unknownAction, 409],
  ])('the action %s: %i, for a guest as for a customer', async (action, status) => {
    for (const [page, cookie] of [['/auth/login', ''] as const, ['/account', ada] as const]) {
      const answer = await call({ page, action, body: '[]', cookie });
      expect(answer.status, page).toBe(status);
    }
  });

  it.each([
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--x--\r\n',
      200,
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="1"\r\n\r\n[]\r\n--x--\r\n',
      400,
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="0"\r\nContent-Type: application/octet-stream\r\n\r\n[]\r\n--x--\r\n',
      400,
    ],
    ['multipart/form-data', '[]', 400],
    ['Multipart/Form-Data; boundary=x', '--x--', 400],
    ['application/x-www-form-urlencoded', 'a=b', 400],
    ['application/json', '[]', 400],
  ])('the type %s with %j: %i', async (type, body, status) => {
    const action = await actionId(root, 'checkDetails');
    const headers = { origin: app.origin, 'content-type': type };
    expect((await call({ page: '/auth/onboard', action, body, headers })).status).toBe(status);
  });

  it('every action answers values of the wrong type without a failure', async () => {
    for (const [name, action] of await builtActions(root)) {
      for (const body of ['[]', '[null,null]', '["x",{}]', '[[],[]]', '[{"id":{}},1]', '[1e999]']) {
        const page = /^check|^finish/.test(name) ? '/auth/onboard' : '/account';
        const answer = await call({ page, action, body, cookie: page === '/account' ? ada : '' });
        expect(answer.status, `${name} with ${body}`).toBeLessThan(500);
      }
    }
  });

  it('none of it leaves a failure or a stack in the log', () => {
    expect(app.logs()).not.toMatch(/^\s+at /m);
    const sent = [...app.events('request'), ...app.events('page_failed')].filter(
      ({ method }) => method === 'POST',
    );
    expect(sent.filter(({ event, status }) => event === 'page_failed' || Number(status) >= 500)).toEqual([]);
  });
});
