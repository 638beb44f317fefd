import { afterEach, describe, expect, it } from 'vitest';
import { freePort, type App } from '../../support/app';
import { startCollector, tracedTo } from '../../support/collector';
import { signInAt } from '../../support/embedded-portal';
import { scrape, valueOf } from '../../support/scrape';
import { startSeededApp } from '../../support/seeded-app';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function starting(env: Record<string, string>): Promise<App> {
  const app = await startSeededApp({ env });
  ends.push(() => app.stop());
  return app;
}

/** Signs a customer in. @returns what asks for pages as they do, and gives their statuses */
async function readerOf(app: App): Promise<() => Promise<number[]>> {
  const cookie = await signInAt(app, 'ada@waybill.example');
  const paths = ['/', '/packages', '/invoices', '/shipments'];
  const statusOf = async (path: string) => (await fetch(app.origin + path, { headers: { cookie } })).status;
  return () => Promise.all(paths.map(statusOf));
}

describe('issue 19: nobody waits for the collector', () => {
  it('that holds every request: pages are answered, and the portal ends as always', async () => {
    const collector = await startCollector();
    ends.push(collector.close);
    collector.hold();
    const app = await starting(tracedTo(collector));
    const pages = await readerOf(app);
    expect(await pages()).toEqual([200, 200, 200, 200]);
    await expect.poll(collector.held).toBeGreaterThan(0);
    expect(await pages()).toEqual([200, 200, 200, 200]);
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
    const pages = await readerOf(app);
    expect(await pages()).toEqual([200, 200, 200, 200]);
    const lost = async () => valueOf(await scrape(port), 'waybill_spans_total', { outcome: 'failed' }) ?? 0;
    await expect.poll(lost).toBeGreaterThan(0);
    const before = await lost();
    expect(await pages()).toEqual([200, 200, 200, 200]);
    await expect.poll(lost).toBeGreaterThan(before);
    expect(app.events('traces_not_exported')).toHaveLength(1);
  });
});
