import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startInternalListener, type InternalListener } from '@/server/http/internal-listener';

describe('the internal listener', () => {
  let internal: InternalListener;
  beforeAll(async () => {
    internal = await startInternalListener({
      identity: async (request) => {
        const { pathname, search } = new URL(request.url);
        const { method, headers } = request;
        return Response.json({
          method,
          path: pathname + search,
          body: await request.text(),
          key: headers.get('x-waybill-internal'),
          client: headers.get('x-waybill-client'),
        });
      },
      commands: {
        double: async (body) => ({ twice: Number(body) * 2 }),
        fail: async () => Promise.reject(new Error('There is no such customer.')),
      },
    });
  });
  afterAll(() => internal.close());

  const ask = (path: string, init: RequestInit = {}, key = internal.key) =>
    fetch(internal.origin + path, {
      ...init,
      headers: { 'x-waybill-internal': key, 'x-waybill-client': '203.0.113.9' },
    });

  it('listens on loopback only', () => {
    expect(internal.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each(['/ping', '/identity/sdk/v1/users/me', '/commands/double'])(
    'without the key %s does not exist',
    async (path) => {
      expect((await fetch(internal.origin + path)).status).toBe(404);
      expect((await ask(path, {}, `${internal.key}x`)).status).toBe(404);
      expect((await ask(path, {}, internal.key.replace(/.$/, '!'))).status).toBe(404);
    },
  );

  it('answers a ping', async () => {
    expect((await ask('/ping')).status).toBe(200);
  });

  it('passes /identity to the identity server without the prefix and the key', async () => {
    const answer = await ask('/identity/sdk/v1/events?a=1', { method: 'POST', body: 'hello' });
    expect(await answer.json()).toEqual({
      method: 'POST',
      path: '/sdk/v1/events?a=1',
      body: 'hello',
      key: null,
      client: '203.0.113.9',
    });
  });

  it('runs a command, and reports why one failed', async () => {
    const done = await ask('/commands/double', { method: 'POST', body: '21' });
    expect(await done.json()).toEqual({ twice: 42 });
    const warnings = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const failed = await ask('/commands/fail', { method: 'POST', body: '{}' });
    warnings.mockRestore();
    expect([failed.status, await failed.json()]).toEqual([
      400,
      { error: { message: 'There is no such customer.' } },
    ]);
  });

  it.each(['/commands/none', '/commands/toString', '/elsewhere'])('%s does not exist', async (path) => {
    expect((await ask(path, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
