import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillTelemetry, type Ending, type Operation } from '@/lib/runtime/telemetry';
import { timedCalls } from '@/server/http/timed-calls';

let seen: (Operation & Ending)[];
beforeEach(() => {
  seen = [];
  fillTelemetry({
    begin: (operation) => ({
      within: (work) => work(),
      end: (ending) => seen.push({ ...operation, ...ending }),
    }),
    traceparent: () => undefined,
    countSignIn: () => undefined,
  });
});
afterEach(() => fillTelemetry(undefined));

const app = new Hono()
  .use(timedCalls('product'))
  .use('/api/*', (_, next) => next())
  .get('/api/getMyPackage', (c) => c.json({}))
  .get('/api/users/:channel{email|sms}/:id', (c) => c.json({}, 400))
  .get('/api/broken', () => {
    throw new RangeError('4242');
  })
  .onError((_, c) => c.json({}, 500));

it.each([
  ['/api/getMyPackage?id=pkg_1', 'getMyPackage', 'ok'],
  ['/api/users/email/usr_1', 'users/{channel}/{id}', 'refused'],
  ['/api/broken', 'broken', 'failed'],
  ['/api/no-such-call', '{unknown}', 'refused'],
])('%s is the call %s, and its outcome %s', async (path, name, outcome) => {
  await app.request(path);
  expect(seen).toMatchObject([{ kind: 'call', api: 'product', name, outcome }]);
});

it('a call that throws is failed by the class of what it threw', async () => {
  await app.request('/api/broken');
  expect(seen[0]?.error).toBeInstanceOf(RangeError);
});
