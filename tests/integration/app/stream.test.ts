import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type App } from '../../support/app';
import { signInAt, callGateway } from '../../support/embedded-portal';
import { openStream } from '../../support/event-stream';
import { startSeededApp } from '../../support/seeded-app';

const email = 'ada@waybill.example';
let dataDir: string;
let app: App;
let cookie: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-stream-'));
  app = await startSeededApp({ dataDir, env: { LOG_LEVEL: 'error' } });
  cookie = await signInAt(app, email);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (more: Record<string, string> = {}) =>
  openStream(`${app.origin}/bff/streamMyChanges`, { cookie, 'accept-encoding': 'br, gzip', ...more });

/** Brings a scan in through the running server. */
async function scan(message: string): Promise<void> {
  const { origin, key } = await app.internal();
  const row = {
    object: 'Tracker',
    tracking_code: '1Z999AA10000000077',
    carrier: 'UPS',
    status: 'in_transit',
    tracking_details: [{ message, status: 'in_transit', datetime: '2026-01-02T03:04:05Z', source: 'UPS' }],
  };
  await fetch(`${origin}/commands/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-waybill-internal': key },
    body: JSON.stringify({ customer: email, rows: [{ index: 0, row }] }),
  });
}

it('no part of the portal compresses or collects the stream, and a message comes as it is sent', async () => {
  const stream = await open();
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  expect(stream.response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  await stream.until(() => stream.messages.length > 0);
  await scan('Departed');
  await stream.until(() => stream.changed().length > 0);
  stream.leave();
});

it('security 28: SIGTERM ends a stream at once, exits with 0, and the next start goes on without loss', async () => {
  const stream = await open();
  await stream.until(() => stream.messages.length > 0);
  const exit = app.stop('SIGTERM');
  await stream.ended;
  expect(stream.retry()).toBeGreaterThanOrEqual(500);
  expect(await exit).toBe(0);
  app = await startApp({ dataDir, env: { LOG_LEVEL: 'error' } });
  await scan('Arrived');
  const again = await open({ 'last-event-id': stream.lastId() });
  await again.until(() => again.changed().length > 0);
  expect(again.messages[0]?.event).toBe('ready');
  again.leave();
});

it('security 6: signing out ends the streams of the session', async () => {
  const stream = await open();
  await stream.until(() => stream.messages.length > 0);
  await callGateway(app, '/sessions/revoke', {}, cookie);
  await stream.ended;
  expect((await open()).response.status).toBe(204);
});
