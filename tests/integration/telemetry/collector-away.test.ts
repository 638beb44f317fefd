import { afterEach, describe, expect, it } from 'vitest';
import { startTracing, type Tracing } from '@/server/telemetry/tracing';
import { freePort, type App } from '../../support/app';
import { startCollector, tracedTo, type Collector } from '../../support/collector';
import { signInAt } from '../../support/embedded-portal';
import { scrape, valueOf } from '../../support/scrape';
import { startSeededApp } from '../../support/seeded-app';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function collecting(): Promise<Collector> {
  const collector = await startCollector();
  ends.push(collector.close);
  return collector;
}

async function starting(env: Record<string, string>): Promise<App> {
  const app = await startSeededApp({ env });
  ends.push(() => app.stop());
  return app;
}

/** Pages as a customer asks for them. @returns their statuses */
async function pagesOf(app: App): Promise<number[]> {
  const cookie = await signInAt(app, 'ada@waybill.example');
  const paths = ['/', '/packages', '/invoices', '/shipments'];
  return Promise.all(
    paths.map(async (path) => (await fetch(app.origin + path, { headers: { cookie } })).status),
  );
}

describe('issue 19: nobody waits for the collector', () => {
  it('that holds every request: pages are answered, and the portal ends as always', async () => {
    const collector = await collecting();
    collector.hold();
    const app = await starting(tracedTo(collector));
    expect(await pagesOf(app)).toEqual([200, 200, 200, 200]);
    await expect.poll(collector.held).toBeGreaterThan(0);
    expect(await pagesOf(app)).toEqual([200, 200, 200, 200]);
    expect(collector.held()).toBeLessThanOrEqual(2);
    expect(await app.stop()).toBe(0);
    ends.pop();
  });

  it('that is gone: pages are answered, the log says so once, and the metrics count what is lost', async () => {
    const port = await freePort();
    const app = await starting({
      ...tracedTo({ origin: `http://127.0.0.1:${await freePort()}` }),
      OTEL_EXPORTER_OTLP_TIMEOUT: '300',
      METRICS_PORT: String(port),
    });
    expect(await pagesOf(app)).toEqual([200, 200, 200, 200]);
    const lost = async () => valueOf(await scrape(port), 'waybill_spans_total', { outcome: 'failed' }) ?? 0;
    await expect.poll(lost).toBeGreaterThan(0);
    const before = await lost();
    expect(await pagesOf(app)).toEqual([200, 200, 200, 200]);
    await expect.poll(lost).toBeGreaterThan(before);
    expect(app.events('traces_not_exported')).toHaveLength(1);
  });

  it('what waits for it is bounded: of 20,000 spans so many are kept, and the others are dropped', async () => {
    const collector = await collecting();
    collector.hold();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.origin;
    ends.push(async () => {
      delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    });
    const tracing: Tracing = await startTracing({ protocol: 'http/json' });
    const request = {
      kind: 'request',
      method: 'GET',
      route: '/packages',
      requestId: '-',
      isStream: false,
    } as const;
    for (let round = 0; round < 200; round += 1) {
      for (let count = 0; count < 100; count += 1) tracing.begin(request).end({ outcome: 'ok', status: 200 });
      // The exporter takes its turn.
      await new Promise(setImmediate);
    }
    await expect.poll(collector.held).toBeGreaterThan(0);
    collector.release();
    await tracing.stop();
    const kept = collector.spans().length;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(2_048 + 2 * 512);
  });
});
