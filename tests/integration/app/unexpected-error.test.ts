import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@/server/database';
import { startApp, type App } from '@/tests/support/app';

const address = 'somebody-in-trouble@waybill.example';
let dataDir: string;
let app: App;

/** A portal whose database lost a table since its last start. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-broken-'));
  const { db, close } = await openDatabase({ dataDir });
  await db.execute(sql`alter table contact_methods rename to elsewhere`);
  await close();
  app = await startApp({ dataDir, env: { DEMO_DATA: 'false' } });
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true });
});

describe('an unexpected error', () => {
  it('is one JSON line with message, stack and cause, and without the customer’s input', async () => {
    const answer = await fetch(`${app.origin}/sdk/v1/otps/email/login_or_create`, {
      method: 'POST',
      headers: { origin: app.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('contact_methods');

    const [line, ...more] = app.events('identity_call_failed');
    expect(more).toEqual([]);
    const words = expect.stringContaining('contact_methods') as unknown;
    const where = expect.stringMatching(/\n +at /) as unknown;
    expect(line).toMatchObject({
      level: 'error',
      requestId: expect.any(String) as unknown,
      error: { message: words, stack: where, cause: { message: words, stack: where } },
    });
    expect(Date.parse(String(line?.time))).not.toBeNaN();
    expect(app.logs()).not.toContain(address);
  });
});
