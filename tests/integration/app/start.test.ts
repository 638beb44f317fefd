import { mkdtemp, rm } from 'node:fs/promises';
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

  it('prints the address, the demo customers and where their codes arrive', () => {
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

  it('security 23: says nothing of what it is made of', async () => {
    const answer = await fetch(`${app.origin}/auth/login`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
  });

  it('security 22: answers an upgrade, a foreign Host and the image optimiser by itself', async () => {
    const send = (head: string) => sendRaw(app.origin.replace('localhost', '127.0.0.1'), `${head}\r\n\r\n`);
    const upgrade = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket';
    expect((await send(upgrade)).status).toBe(426);
    expect((await send('GET /auth/login HTTP/1.1\r\nHost: evil.example')).status).toBe(421);
    expect((await fetch(`${app.origin}/_next/image?url=%2Fx&w=64&q=75`)).status).toBe(404);
  });

  it('security 31: logs one line per request with the route, and nothing that was secret in it', async () => {
    await fetch(`${app.origin}/auth/login?token=query-secret`, {
      headers: { Cookie: 'stytch_session=cookie-secret' },
      redirect: 'manual',
    });
    expect(app.events('request')).toContainEqual(
      expect.objectContaining({ route: '/auth/login', method: 'GET', status: 200 }),
    );
    expect(app.logs()).not.toMatch(/query-secret|cookie-secret/);
  });

  it('a second portal on the same data folder is told who holds it', async () => {
    const { code, output } = await failToStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain(`in use by process ${app.pid}`);
  });

  it('a second portal on the same port is told so', async () => {
    const { code, output } = await failToStart({ PORT: String(app.port) });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${app.port} is in use`);
  });
});
