import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failToStart, freePort, type App } from '../../support/app';
import { callGateway, signInAt } from '../../support/embedded-portal';
import { openStream } from '../../support/event-stream';
import { listenWith } from '../../support/listen';
import { scrape, valueOf } from '../../support/scrape';
import { startSeededApp } from '../../support/seeded-app';
import { startReceiver, type Receiver } from '../webhooks/receiver';
import { addWebhook, announcePackage, planBackups } from './actions';

let app: App;
let port: number;
let cookie: string;
let receiver: Receiver;

beforeAll(async () => {
  port = await freePort();
  receiver = await startReceiver();
  app = await startSeededApp({ env: { METRICS_PORT: String(port), WEBHOOK_PRIVATE_ADDRESSES: 'true' } });
  cookie = await signInAt(app, 'ada@waybill.example');
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
});

const visit = (path: string) =>
  fetch(`${app.origin}${path}`, { headers: { cookie }, redirect: 'manual' }).then((answer) => answer.text());

describe('issue 19: metrics', () => {
  it('count requests by route, method and class of status', async () => {
    const labels = { method: 'GET', route: '/packages/{id}', status: '4xx' };
    const name = 'waybill_request_duration_seconds_count';
    const before = valueOf(await scrape(port), name, labels) ?? 0;
    await visit('/packages/pkg_nowhere');
    await visit('/packages/pkg_elsewhere');
    await expect.poll(async () => valueOf(await scrape(port), name, labels)).toBe(before + 2);
  });

  it('count calls by name and outcome, and statements by kind', async () => {
    await visit('/invoices');
    const samples = await scrape(port);
    const calls = 'waybill_call_duration_seconds_count';
    expect(valueOf(samples, calls, { api: 'product', call: 'getMyInvoices', outcome: 'ok' })).toBeGreaterThan(
      0,
    );
    expect(
      valueOf(samples, calls, { api: 'identity', call: '/sdk/v1/otps/authenticate', outcome: 'ok' }),
    ).toBe(1);
    expect(
      valueOf(samples, 'waybill_query_duration_seconds_count', { kind: 'select', outcome: 'ok' }),
    ).toBeGreaterThan(0);
    expect(valueOf(samples, 'waybill_connection_wait_seconds_count')).toBeGreaterThan(0);
    expect(valueOf(samples, 'waybill_database_connections', { state: 'open' })).toBe(1);
  });

  it('count sign-ins by method and outcome, and messages by channel', async () => {
    const messages = { channel: 'email', outcome: 'ok' };
    const told = async () =>
      valueOf(await scrape(port), 'waybill_message_duration_seconds_count', messages) ?? 0;
    const before = await told();
    const sent = await callGateway(app, '/otps/email/login_or_create', { email: 'lin@waybill.example' });
    const { data } = (await sent.json()) as { data: { method_id: string } };
    await callGateway(app, '/otps/authenticate', {
      token: '000000',
      method_id: data.method_id,
      session_duration_minutes: 60,
    });
    const samples = await scrape(port);
    expect(valueOf(samples, 'waybill_sign_ins_total', { method: 'otp_email', outcome: 'ok' })).toBe(1);
    expect(valueOf(samples, 'waybill_sign_ins_total', { method: 'code', outcome: 'refused' })).toBe(1);
    expect(await told()).toBeGreaterThan(before);
  });

  it('tell how many streams are open', async () => {
    const stream = await openStream(`${app.origin}/bff/streamMyChanges`, { cookie });
    await stream.until(() => stream.messages.length > 0);
    expect(valueOf(await scrape(port), 'waybill_open_streams')).toBe(1);
    stream.leave();
    await expect.poll(async () => valueOf(await scrape(port), 'waybill_open_streams')).toBe(0);
  });

  it('tell what waits for a webhook that fails, and that it is tried again', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    await addWebhook(app, `${receiver.origin}/hook`);
    await announcePackage(app, cookie);
    const webhooks = { queue: 'webhooks' };
    const failed = { outcome: 'failed' };
    // The queue tells of a try that failed before the process has counted it.
    const expected = [
      ['waybill_queue_retrying', webhooks],
      ['waybill_queue_waiting', webhooks],
      ['waybill_webhook_endpoints', { state: 'enabled' }],
      ['waybill_webhook_duration_seconds_count', failed],
      ['waybill_job_duration_seconds_count', { ...webhooks, ...failed }],
      ['waybill_job_duration_seconds_count', { queue: 'events', outcome: 'ok' }],
    ] as const;
    const missing = async () => {
      const samples = await scrape(port);
      return expected.filter(([name, labels]) => (valueOf(samples, name, labels) ?? 0) === 0);
    };
    await expect.poll(missing).toEqual([]);
    const samples = await scrape(port);
    expect(valueOf(samples, 'waybill_queue_oldest_due_seconds', webhooks)).toBeGreaterThanOrEqual(0);
    expect(valueOf(samples, 'waybill_queue_held')).toBe(0);
  });

  it('tell how old the newest backup is, once the portal takes some by itself', async () => {
    const age = async () => valueOf(await scrape(port), 'waybill_backup_age_seconds');
    expect(await age()).toBeUndefined();
    await planBackups(app, path.join(app.dataDir, 'backups'));
    await expect.poll(age, { timeout: 120_000 }).toBeGreaterThanOrEqual(0);
    expect(valueOf(await scrape(port), 'waybill_backup_failures')).toBe(0);
  }, 150_000);

  it('tell of the process', async () => {
    const samples = await scrape(port);
    expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(valueOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(valueOf(samples, 'waybill_figures_read')).toBe(1);
  });

  it('stay as few after 1,000 addresses that nobody has', async () => {
    const random = (prefix: string) => `${prefix}${crypto.randomUUID().replaceAll(/[^a-f]/g, 'x')}`;
    const ask = async () => {
      await Promise.all([
        visit(random('/')),
        visit(random('/packages/')),
        visit(random('/api/')),
        visit(random('/bff/')),
        visit(random('/sdk/v1/users/emails/')),
      ]);
    };
    await ask();
    const before = await scrape(port);
    for (let asked = 5; asked < 1_000; asked += 5) await ask();
    const after = await scrape(port);
    const series = ({ name, labels }: (typeof after)[number]) => `${name} ${JSON.stringify(labels)}`;
    const known = new Set(before.map(series));
    const added = after.map(series).filter((one) => one.startsWith('waybill_') && !known.has(one));
    expect(added).toEqual([]);
    expect(
      valueOf(after, 'waybill_request_duration_seconds_count', { route: '{unknown}' }),
    ).toBeGreaterThanOrEqual(200);
  });
});

describe('the metrics’ port', () => {
  it('has nothing but them, and the portal’s own port does not have them', async () => {
    const there = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
    expect((await there('/')).status).toBe(404);
    expect((await there('/metrics', { method: 'POST' })).status).toBe(405);
    const here = await fetch(`${app.origin}/metrics`, { redirect: 'manual' });
    expect([here.status, here.headers.get('location')]).toEqual([307, '/auth/login']);
    const signedIn = await fetch(`${app.origin}/metrics`, { headers: { cookie } });
    expect(signedIn.status).toBe(404);
    expect(await signedIn.text()).not.toContain('waybill_request_duration');
  });

  it('that is in use ends the start, with what to do', async () => {
    const other = await listenWith(createServer());
    const taken = new URL(other.origin).port;
    const { code, output } = await failToStart({ METRICS_PORT: taken });
    await other.close();
    expect(code).toBe(1);
    expect(output).toContain(`METRICS_PORT ${taken} is in use. Example: METRICS_PORT=9464`);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('is another than the portal’s', async () => {
    const { code, output } = await failToStart({ PORT: '3999', METRICS_PORT: '3999' });
    expect(code).toBe(1);
    expect(output).toContain('METRICS_PORT must be another port than PORT');
  });
});
