import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startApp, type App } from '../../support/app';
import { startSeededApp } from '../../support/seeded-app';

const tracker = (number: number) => ({
  object: 'Tracker',
  tracking_code: `1Z999AA1${String(number).padStart(10, '0')}`,
  carrier: 'UPS',
  status: 'in_transit',
  tracking_details: [
    { message: 'Departed', status: 'in_transit', datetime: '2026-01-02T03:04:05Z', source: 'UPS' },
  ],
});

/** Ingests trackers through the running server. @returns the outcomes it acknowledged */
async function ingest(app: App, numbers: number[]): Promise<string[]> {
  const { origin, key } = await app.internal();
  const answer = await fetch(`${origin}/commands/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-waybill-internal': key },
    body: JSON.stringify({
      customer: 'ada@waybill.example',
      rows: numbers.map((number, index) => ({ index, row: tracker(number) })),
    }),
  });
  const body = (await answer.json()) as { rows?: { outcome: string }[] };
  if (body.rows === undefined) throw new Error(JSON.stringify(body));
  return body.rows.map(({ outcome }) => outcome);
}

it('security 28: kill -9 among 1,000 writes loses none that was acknowledged, and it is ready again ≤ 10 s', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-kill-'));
  const first = await startSeededApp({ dataDir, env: { LOG_LEVEL: 'error' } });
  const acknowledged: number[] = [];
  let next = 0;
  const writer = async () => {
    while (next < 1_000) {
      const number = next++;
      if ((await ingest(first, [number]))[0] === 'created') acknowledged.push(number);
      if (acknowledged.length === 400) void first.stop('SIGKILL');
    }
  };
  const writers = await Promise.allSettled(Array.from({ length: 8 }, writer));
  expect(writers.map(({ status }) => status)).toContain('rejected');
  await first.stop('SIGKILL');

  const begun = performance.now();
  const second = await startApp({ dataDir, env: { LOG_LEVEL: 'error' } });
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(acknowledged.length).toBeGreaterThanOrEqual(400);
  expect(new Set(await ingest(second, acknowledged))).toEqual(new Set(['unchanged']));
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);

/** Requests that may be open at once: as many as a machine answers that has other work as well. */
const mostOpen = 16;
/** ms for which clients go on after the signal. */
const late = 1_500;

it('security 28: SIGTERM at 50 requests/s fails none, flips readiness first, and exits with 0 in time', async () => {
  const app = await startSeededApp({ env: { LOG_LEVEL: 'error' } });
  const answers: Promise<number>[] = [];
  let open = 0;
  const send = async () => {
    open += 1;
    try {
      return (await fetch(`${app.origin}/auth/login`)).status;
    } finally {
      open -= 1;
    }
  };
  const sendFor = async (isOver: () => boolean) => {
    while (!isOver()) {
      if (open < mostOpen) answers.push(send());
      await delay(20);
    }
  };
  await sendFor(() => answers.length >= 75);
  const signalled = performance.now();
  const sinceSignal = () => performance.now() - signalled;
  const exit = app.stop('SIGTERM');
  await sendFor(() => sinceSignal() >= late / 3);
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(503);
  await sendFor(() => sinceSignal() >= late);
  const statuses = await Promise.allSettled(answers);
  expect(statuses.filter((answer) => answer.status === 'rejected' || answer.value !== 200)).toEqual([]);
  expect(await exit).toBe(0);
  expect(sinceSignal()).toBeLessThan(10_000);
}, 60_000);
