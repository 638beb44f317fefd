import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtActions } from '@/tests/support/actions';
import type { App } from '@/tests/support/app';
import { startSeededApp } from '@/tests/support/seeded-app';
import { signInAt } from '@/tests/support/embedded-portal';
import { junkRequests } from '@/tests/support/junk';
import type { Aim } from '@/tests/support/junk-next';
import { sendRaw } from '@/tests/support/raw';

const root = path.resolve(import.meta.dirname, '../../..');
const full = process.env.WAYBILL_FULL === '1';
/** Override with WAYBILL_SEED; each run prints its seed. */
const seed = Number(process.env.WAYBILL_SEED ?? 20_261_122);

let app: App;
let aim: Aim;

beforeAll(async () => {
  app = await startSeededApp({ env: { LOG_LEVEL: 'error' } });
  const signedIn = await signInAt(app, 'junk@waybill.example');
  const script = readdirSync(path.join(root, '.next/static/chunks')).find((name) => name.endsWith('.js'));
  aim = {
    origin: app.origin,
    cookies: [signedIn, 'stytch_session=x; stytch_session_jwt=a.b.c'],
    actions: [...(await builtActions(root)).values()],
    files: ['/icon.svg', '/favicon.ico', '/robots.txt', '/apple-icon.png', `/_next/static/chunks/${script}`],
  };
});
afterAll(() => app.stop());

/** Sends seeded junk from sixteen clients. @returns the requests answered with 5xx */
async function round(from: number, requests: number): Promise<string[]> {
  const wrong: string[] = [];
  const pending = junkRequests(from, requests, aim);
  const worker = async () => {
    for (const junk of pending) {
      const { status } = await sendRaw(`http://127.0.0.1:${app.port}`, junk);
      if (status >= 500) wrong.push(`${status}: ${junk.toString('latin1').slice(0, 700)}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return wrong;
}

/** Resident memory of the portal in MB. */
function residentMemory(): number {
  const pages = readFileSync(`/proc/${app.pid}/statm`, 'utf8').split(' ')[1];
  return (Number(pages) * 4_096) / 1_048_576;
}

describe('security 22: junk', () => {
  it(`3,000 requests of seed ${seed} get no 5xx from the portal, and it keeps running`, async () => {
    console.info(`seed ${seed}`);
    expect(await round(seed, 3_000)).toEqual([]);
    expect(app.events('page_failed')).toEqual([]);
    expect((await fetch(`${app.origin}/auth/login`)).status).toBe(200);
  }, 600_000);

  it.runIf(full && process.platform === 'linux')(
    `50,000 requests, twice, from seed ${seed + 1}: no 5xx, and no memory growth from the first to the second`,
    async () => {
      const held: number[] = [];
      for (const from of [seed + 1, seed + 2]) {
        console.info(`seed ${from}`);
        expect(await round(from, 50_000)).toEqual([]);
        // The promise measures a minute after a round.
        await delay(60_000);
        held.push(residentMemory());
      }
      console.info(`resident: ${held.map((megabytes) => Math.round(megabytes)).join(', then ')} MB`);
      expect((held[1] ?? 0) / (held[0] ?? 1)).toBeLessThan(1.15);
    },
    7_200_000,
  );
});
