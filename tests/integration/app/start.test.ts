import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failToStart, startApp, type App } from '../../support/app';
import { sendRaw } from '../../support/raw';

describe('the running portal', () => {
  let app: App;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-app-'));
    app = await startApp({ dataDir });
  });
  afterAll(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('prints the address, the demo customers and where to read their codes', () => {
    expect(app.logs()).toContain(`Waybill is ready at ${app.origin}`);
    expect(app.logs()).toContain('ada@waybill.example');
    expect(app.logs()).toContain('lin@waybill.example');
    expect(app.logs()).toContain(`${app.origin}/outbox`);
  });

  it('security 31: /healthz and /readyz answer', async () => {
    expect(await (await fetch(`${app.origin}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${app.origin}/readyz`)).json()).toEqual({
      status: 'ok',
      parts: { database: 'ok' },
    });
  });

  it('security 23: headers do not name its software', async () => {
    const answer = await fetch(`${app.origin}/auth/login`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
  });

  it('logs everything as JSON lines, Next’s messages included, except the start-up banner', async () => {
    await fetch(`${app.origin}/auth/login`, {
      method: 'POST',
      headers: { origin: app.origin, 'next-action': '40'.repeat(21), 'content-type': 'text/plain' },
      body: '[]',
    });
    const [before = '', after = ''] = app.logs().split(/^Waybill is ready[^]*?^$/m);
    const lines = `${before}\n${after}`.split('\n').filter(Boolean);
    for (const line of lines) {
      const said = JSON.parse(line) as Record<string, unknown>;
      expect([typeof said.time, typeof said.level], line).toEqual(['string', 'string']);
    }
    const warned = app.events('console').filter(({ level }) => level === 'warn');
    expect(warned.map(({ message }) => message).join('\n')).toContain('Server Action');
  });

  it.each([
    ['/robots.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/apple-icon.png', 'image/png'],
    ['/sw.js', 'javascript'],
    ['/static/offline-page.js', 'javascript'],
    ['/static/offline-words.js', 'javascript'],
  ])('%s is public, as %s', async (file, type) => {
    const answer = await fetch(`${app.origin}${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it('the service worker with the offline page is revalidated each time', async () => {
    for (const file of ['/sw.js', '/static/offline-page.js', '/static/offline-words.js']) {
      const answer = await fetch(`${app.origin}${file}`);
      expect(answer.headers.get('cache-control'), file).toBe('public, max-age=0');
    }
  });

  it('lets crawlers index the landing page and nothing else', async () => {
    const text = await (await fetch(`${app.origin}/robots.txt`)).text();
    expect(text).toBe('User-agent: *\nAllow: /landing\nDisallow: /\n');
  });

  it('names the warehouse as the contact for weaknesses, for half a year (RFC 9116)', async () => {
    const answer = await fetch(`${app.origin}/.well-known/security.txt`);
    const fields = Object.fromEntries(
      (await answer.text())
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(/: (.*)/s, 2)),
    ) as Record<string, string>;
    expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
    expect(fields.Canonical).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
    const months = (Date.parse(fields.Expires ?? '') - Date.now()) / (30 * 24 * 60 * 60 * 1000);
    expect(months).toBeGreaterThan(5);
    expect(months).toBeLessThan(12);
  });

  it('a page’s head links to the manifest and the icons, and the manifest’s icons exist', async () => {
    const html = await (await fetch(`${app.origin}/auth/login`)).text();
    const links = [...html.matchAll(/<link rel="(manifest|icon|apple-touch-icon)" href="([^"]+)"/g)];
    expect(new Set(links.map(([, rel]) => rel))).toEqual(new Set(['manifest', 'icon', 'apple-touch-icon']));
    const manifest = await fetch(`${app.origin}/manifest.webmanifest`);
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    expect(icons.length).toBeGreaterThan(1);
    for (const { src, type } of icons) {
      const answer = await fetch(`${app.origin}${src}`);
      const [sent] = (answer.headers.get('content-type') ?? '').split(';');
      expect([answer.status, sent], src).toEqual([200, type]);
    }
  });

  it('security 22: answers an upgrade, a foreign Host and the image optimiser by itself', async () => {
    const send = (head: string) => sendRaw(app.origin.replace('localhost', '127.0.0.1'), `${head}\r\n\r\n`);
    const upgrade = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket';
    expect((await send(upgrade)).status).toBe(426);
    expect((await send('GET /auth/login HTTP/1.1\r\nHost: evil.example')).status).toBe(421);
    expect((await fetch(`${app.origin}/_next/image?url=%2Fx&w=64&q=75`)).status).toBe(404);
  });

  it('security 31: logs one line per request with the route, and no secrets', async () => {
    await fetch(`${app.origin}/auth/login?token=query-secret`, {
      headers: { Cookie: 'stytch_session=cookie-secret' },
      redirect: 'manual',
    });
    expect(app.events('request')).toContainEqual(
      expect.objectContaining({ route: '/auth/login', method: 'GET', status: 200 }),
    );
    expect(app.logs()).not.toMatch(/query-secret|cookie-secret/);
  });

  it('a second portal on the same data folder says which process holds it', async () => {
    const { code, output } = await failToStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain(`in use by process ${app.pid}`);
  });

  it('own texts that can’t be used end it, with the list of what to mend and no stack', async () => {
    const messages = await mkdtemp(path.join(tmpdir(), 'waybill-messages-'));
    await mkdir(path.join(messages, 'nl'));
    await writeFile(path.join(messages, 'nl', 'ui.json'), '{ "clsoe": "Sluiten", "path": "{where}" }');
    const { code, output } = await failToStart({ MESSAGES_DIR: messages });
    await rm(messages, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain(
      "MESSAGES_DIR can't be used:\n" +
        'nl: ui.clsoe is not a text of the portal\n' +
        'nl: ui.path uses {where}, which it is not given\n',
    );
    expect(output).not.toContain('own-messages');
  });

  it('a second portal on the same port says that the port is in use', async () => {
    const { code, output } = await failToStart({ PORT: String(app.port) });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${app.port} is in use`);
  });
});
