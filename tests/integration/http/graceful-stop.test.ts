import { EventEmitter, once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { drain } from '@/server/http/lifecycle';
import { startFront, type Front } from '../../support/front';

let front: Front | undefined;
afterEach(() => front?.close());

const patient = { quiet: 100, grace: 5_000, finish: 5_000 };

describe('security 28: a graceful stop', () => {
  it('flips readiness first, answers running and late requests, then releases the port', async () => {
    const events = new EventEmitter();
    const started = once(events, 'started');
    front = await startFront({
      handler: async (request, response) => {
        if (request.url === '/slow') {
          events.emit('started');
          await once(events, 'finish');
        }
        response.end('done');
      },
    });
    const { origin, server, lifecycle } = front;
    const slow = fetch(`${origin}/slow`);
    await started;
    const drained = drain(server, lifecycle, patient);

    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const late = await fetch(`${origin}/packages`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);

    events.emit('finish');
    expect(await (await slow).text()).toBe('done');
    await drained;
    await expect(fetch(`${origin}/packages`)).rejects.toThrow();
  });

  it('cuts requests that never end when the time-out is over', async () => {
    front = await startFront({ handler: (_request, response) => response.write('first') });
    const { origin, server, lifecycle } = front;
    const endless = await fetch(origin);
    await drain(server, lifecycle, { quiet: 10, grace: 50, finish: 50 });
    await expect(endless.text()).rejects.toThrow();
  });
});
