import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { upstreamHealth } from '@/lib/runtime/readiness';
import { listen } from '../../support/listen';
import { startFront, type Front } from '../../support/front';

let front: Front | undefined;
const start = async (overrides: Parameters<typeof startFront>[0] = {}) =>
  (front = await startFront(overrides));

afterEach(async () => {
  await front?.close();
  front = undefined;
  vi.restoreAllMocks();
});

describe('security 31: probes', () => {
  it('/healthz depends on nothing, /readyz and the rest wait for the start', async () => {
    const { origin, lifecycle } = await start();
    lifecycle.phase = 'starting';
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting' }]);
    const page = await fetch(`${origin}/packages`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    lifecycle.phase = 'ready';
    expect((await fetch(`${origin}/packages`)).status).toBe(200);
  });

  it('/readyz lists each degraded part', async () => {
    const parts = { database: 'ok', identity: 'unreachable' };
    const { origin } = await start({ health: async () => parts });
    const answer = await fetch(`${origin}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'degraded', parts }]);
  });

  it('security 32: an upstream that redirects is reachable, and is not followed', async () => {
    let asked = 0;
    const elsewhere = await listen(async () => {
      asked += 1;
      return new Response();
    });
    const redirecting = await listen(async () => Response.redirect(elsewhere.origin, 302));
    const settings = parseSettings({
      IDENTITY_API_URL: redirecting.origin,
      PRODUCT_API_URL: elsewhere.origin,
    });
    const { origin } = await start({ health: upstreamHealth(settings) });
    const parts = { identity: 'ok', product: 'ok' };
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ok', parts });
    expect(asked).toBe(1);
    await Promise.all([redirecting.close(), elsewhere.close()]);
  });

  it.each(['unreachable', 'slow'])('/readyz is 503 while the database is %s', async (database) => {
    const parts = { database, identity: 'ok' };
    const { origin } = await start({ health: async () => parts });
    const answer = await fetch(`${origin}/readyz`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toEqual({ status: 'unavailable', parts });
  });

  it('a check that throws is a degraded part, not an error', async () => {
    const { origin } = await start({ health: async () => Promise.reject(new Error('password=hunter2')) });
    const text = await (await fetch(`${origin}/readyz`)).text();
    expect(JSON.parse(text)).toEqual({ status: 'degraded', parts: { health: 'failed' } });
  });

  it('probes may be requested by IP address, pages may not', async () => {
    const { origin } = await start({
      settings: { publicOrigin: 'https://portal.example.com', secure: true },
    });
    expect((await fetch(`${origin}/healthz`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('security 31: the request log', () => {
  it.each([
    ['/packages', '/packages'],
    ['/packages/pkg_7Hq2?token=secret-token', '/packages/{id}'],
    ['/sdk/v1/otps/email/login_or_create', '/sdk/v1/otps/email/login_or_create'],
    ['/sdk/v1/users/emails/email-test-0a1b', '/sdk/v1/users/emails/{path}'],
    ['/api/getMyPackages?q=ada%40waybill.example', '/api/getMyPackages'],
    ['/_next/static/chunks/1a2b.js', '/_next/{asset}'],
    ['/ada@waybill.example/482913', '{unknown}'],
  ])('%s is logged as %s', async (path, route) => {
    const { origin, lines } = await start();
    const answer = await fetch(`${origin}${path}`);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ method: 'GET', route, status: 200 });
    expect(lines[0]?.requestId).toBe(answer.headers.get('x-request-id'));
    expect(lines[0]?.ms).toBeGreaterThanOrEqual(0);
  });

  it('has one JSON line per request, without query, headers or body', async () => {
    const written: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((text: string) => void written.push(text));
    const { origin } = await start({ record: undefined });
    await fetch(`${origin}/packages?token=query-secret`, {
      method: 'POST',
      headers: { Cookie: 'stytch_session=cookie-secret', Authorization: 'Bearer header-secret' },
      body: JSON.stringify({ code: '482913', email: 'ada@waybill.example' }),
    });
    await vi.waitFor(() => expect(written).toHaveLength(1));
    expect(Object.keys(JSON.parse(written[0] ?? '') as object).sort()).toEqual(
      ['event', 'level', 'method', 'ms', 'requestId', 'route', 'status', 'time'].sort(),
    );
    expect(written[0]).not.toMatch(/secret|482913|ada@/);
  });

  it('an error of the app is logged, and answered with a bare 500', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { origin, lines } = await start({ handler: async () => Promise.reject(new Error('broken')) });
    const answer = await fetch(`${origin}/packages`);
    expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error\n']);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(errors).toHaveBeenCalledOnce();
  });
});

describe('what waits for pages', () => {
  it('sees each open request but streams, until it is answered', async () => {
    const seen: number[] = [];
    const quiet: boolean[] = [];
    const { origin, lifecycle } = await start({
      handler: (_, response) => {
        seen.push(lifecycle.waiting);
        quiet.push(lifecycle.quietFor > 0);
        response.end();
      },
    });
    await fetch(`${origin}/packages`);
    await fetch(`${origin}/api/streamMyChanges`, { headers: { accept: 'text/event-stream' } });
    expect(seen).toEqual([1, 0]);
    expect(quiet).toEqual([false, true]);
    await vi.waitFor(() => expect([lifecycle.waiting, lifecycle.idle]).toEqual([0, true]));
  });
});
