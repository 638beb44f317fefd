import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Operation } from '@/lib/runtime/telemetry';
import { startTracing, type Tracing } from '@/server/telemetry/tracing';
import { startCollector, tracedTo, type Collector } from '../../support/collector';

const request: Operation = {
  kind: 'request',
  method: 'GET',
  route: '/packages',
  requestId: '-',
  isStream: false,
};
const ok = { outcome: 'ok', status: 200 } as const;

let collector: Collector;
let tracing: Tracing;
const before = { ...process.env };
beforeEach(async () => {
  collector = await startCollector();
  Object.assign(process.env, tracedTo(collector));
  tracing = await startTracing({ protocol: 'http/json' });
});
afterEach(async () => {
  await tracing.stop();
  await collector.close();
  process.env = { ...before };
});

const spans = async () => {
  await tracing.stop();
  return collector.spans();
};

it('issue 19: of 20,000 spans that a hanging collector doesn’t take, as many are kept as the queue has room for', async () => {
  collector.hold();
  for (let round = 0; round < 200; round += 1) {
    for (let count = 0; count < 100; count += 1) tracing.begin(request).end(ok);
    // The exporter takes its turn.
    await turn();
  }
  await expect.poll(collector.held).toBeGreaterThan(0);
  collector.release();
  const kept = (await spans()).length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(2_048 + 512);
});

it('what is part of no request and no job is not traced', async () => {
  tracing.begin({ kind: 'query', text: 'select 1' }).end(ok);
  tracing.begin({ kind: 'call', api: 'product', name: 'getAccount', isRemote: false }).end(ok);
  tracing.begin(request).end(ok);
  expect((await spans()).map(({ name }) => name)).toEqual(['GET /packages']);
});

it('a stream is not traced, nor what happens in it: it ends with the page, hours later', async () => {
  const stream = tracing.begin({ ...request, isStream: true });
  stream.within(() => tracing.begin({ kind: 'query', text: 'select 1' }).end(ok));
  stream.end(ok);
  tracing.begin(request).end(ok);
  expect((await spans()).map(({ name }) => name)).toEqual(['GET /packages']);
});

it('of an error, its class is told and its message is not', async () => {
  class CardDeclined extends Error {
    override readonly name = 'CardDeclined';
  }
  tracing.begin(request).end({ outcome: 'failed', error: new CardDeclined('4242 of Ada') });
  const [span] = await spans();
  expect(span?.attributes['error.type']).toBe('CardDeclined');
  expect(collector.raw()).not.toContain('Ada');
});

it('a job links to the trace in which it was added, and begins one of its own', async () => {
  const cause = tracing.begin(request);
  const traceparent = cause.within(() => tracing.traceparent());
  tracing.begin({ kind: 'job', queue: 'customer-messages', attempt: 1, cause: traceparent }).end(ok);
  cause.end(ok);
  const all = await spans();
  const [by] = all.filter(({ name }) => name === 'GET /packages');
  const [job] = all.filter(({ name }) => name === 'job customer-messages');
  expect(job?.links).toEqual([{ traceId: by?.traceId }]);
  expect(job?.traceId).not.toBe(by?.traceId);
});

it('outside of any trace there is no traceparent', () => {
  expect(tracing.traceparent()).toBeUndefined();
});
