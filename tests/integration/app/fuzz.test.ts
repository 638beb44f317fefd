import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type App } from '../../support/app';
import { junkRequests } from '../../support/junk';
import { sendRaw } from '../../support/raw';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));
afterAll(() => app.stop());

const requests = process.env.WAYBILL_FULL === '1' ? 10_000 : 2_000;

it(`security 22: ${requests} junk requests get no 5xx from the portal, and it lives on`, async () => {
  const wrong: string[] = [];
  const pending = junkRequests(20_261_121, requests);
  const worker = async () => {
    for (const junk of pending) {
      const { status } = await sendRaw(`http://127.0.0.1:${app.port}`, junk);
      if (status >= 500) wrong.push(`${status}: ${junk.toString('latin1').slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect(wrong).toEqual([]);
  expect((await fetch(`${app.origin}/auth/login`)).status).toBe(200);
}, 300_000);
