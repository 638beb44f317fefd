import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { changeSecret } from '@/server/backup/change-secret';
import { openDatabase, schema, type OpenedDatabase } from '@/server/database';
import { newestApplied } from '@/server/database/connection/migrations';
import { digestOf } from '@/server/database/ids';
import { runCommand } from '@/tests/support/commands';
import { databases } from '@/tests/support/databases';
import { emptyPostgresql } from '@/tests/support/empty-postgresql';
import { createClock, startIdentity, testSecret, type TestIdentity } from '@/tests/support/identity';
import { addOnboardingToken, addWarehouse } from '@/tests/support/product-data';
import { newFolder } from './harness';

const next = 'the-next-secret-of-more-than-32-characters';
const createdSchema = z.object({ secret: z.string(), recovery_codes: z.array(z.string()) });

describe.each(databases)('the installation’s secret on $name', ({ open }) => {
  const email = 'ada@example.com';
  const clock = createClock(new Date());
  let opened: OpenedDatabase;
  let identity: TestIdentity;
  let seed: string;
  let signedIn: Awaited<ReturnType<TestIdentity['signIn']>>;
  let recoveryCode: string;

  const codeNow = () =>
    TOTP.generate({ secret: new TOTP({ secret: seed }).secret, timestamp: clock.now().getTime() });
  const enterApp = (sessionToken: string, totp_code = codeNow()) =>
    identity.call('/sdk/v1/totps/authenticate', {
      sessionToken,
      body: { totp_code, session_duration_minutes: 60 },
    });

  beforeAll(async () => {
    opened = await open();
    const { db } = opened;
    const warehouseId = await addWarehouse(db);
    await addOnboardingToken(db, { warehouseId, digest: digestOf('set-up'), status: 'opened' });
    const at = new Date();
    const url = 'https://hooks.example.com/';
    await db
      .insert(schema.webhookEndpoints)
      .values({ id: 'whk_1', warehouseId, url, kinds: [], createdAt: at, rotatesUntil: at });
    identity = await startIdentity({ db, clock });
    signedIn = await identity.signIn({ email });
    const { sessionToken } = signedIn;
    const { data } = await identity.call('/sdk/v1/totps', { sessionToken, body: { expiration_minutes: 60 } });
    const created = createdSchema.parse(data);
    seed = created.secret;
    recoveryCode = created.recovery_codes[0] ?? '';
    expect((await enterApp(sessionToken)).status).toBe(200);
    await identity.close();
  });
  afterAll(async () => {
    await identity.close();
    await opened.close();
  });

  it('is not changed by who does not know the former one, and nothing is touched', async () => {
    const guess = { former: 'a-guess-of-more-than-thirty-two-characters', next };
    await expect(changeSecret(opened.db, guess, clock.now())).rejects.toThrow('sealed under another secret');
    const live = await opened.db.select().from(schema.sessions);
    expect(live.map(({ revokedAt }) => revokedAt)).toEqual([null]);
  });

  it('is changed: apps go on, and sessions, recovery codes, links and secrets of webhooks are over', async () => {
    const changed = await changeSecret(opened.db, { former: testSecret, next }, clock.now());
    expect(changed).toMatchObject({ apps: 1, sessions: 1, setUpLinks: 1 });
    expect(changed.webhooks).toEqual([{ id: 'whk_1', url: 'https://hooks.example.com/' }]);
    const [endpoint] = await opened.db.select().from(schema.webhookEndpoints);
    expect(endpoint?.rotatesUntil, 'it can be rotated at once').toBeNull();

    identity = await startIdentity({ db: opened.db, clock, secret: next });
    clock.advance(120);
    const { sessionToken } = signedIn;
    const over = await identity.call('/sdk/v1/sessions/authenticate', { body: {}, sessionToken });
    expect(over.status).toBe(404);
    const again = await identity.signIn({ email });
    expect(again.userId).toBe(signedIn.userId);
    expect((await enterApp(again.sessionToken)).status).toBe(200);
    clock.advance(61);
    const { sessionToken: other } = await identity.signIn({ email });
    const recovered = await identity.call('/sdk/v1/totps/recover', {
      sessionToken: other,
      body: { recovery_code: recoveryCode, session_duration_minutes: 60 },
    });
    expect(recovered.status).toBe(401);
    const [setUp] = await opened.db
      .select()
      .from(schema.onboardingTokens)
      .where(eq(schema.onboardingTokens.digest, digestOf('set-up')));
    expect(setUp?.status).toBe('revoked');
  });
});

describe('the command that changes the secret', { timeout: 120_000 }, () => {
  it('wants a new one to be set, and a file with the former one', async () => {
    const own = await newFolder();
    await own.keepSecret();
    const unnamed = await runCommand(['change-secret'], { dataDir: own.folder });
    expect([unnamed.code, unnamed.stderr]).toEqual([2, expect.stringContaining('--former is needed')]);
    const file = `${own.folder}/former`;
    await writeFile(file, next);
    const missing = await runCommand(['change-secret', '--former', `${file}.txt`], { dataDir: own.folder });
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining("can't be read")]);
    const env = { WAYBILL_SECRET: next };
    const same = await runCommand(['change-secret', '--former', file], { dataDir: own.folder, env });
    expect([same.code, same.stderr]).toEqual([1, expect.stringContaining('to a new secret')]);
    await own.remove();
  });

  /** A folder that has the former secret in a file and nothing else, and the command in it. */
  async function withFormer() {
    const own = await newFolder();
    const former = path.join(own.folder, 'former');
    await writeFile(former, `${testSecret}\n`);
    const change = (env: Record<string, string> = {}) =>
      runCommand(['change-secret', '--former', former], {
        dataDir: own.folder,
        env: { WAYBILL_SECRET: next, ...env },
      });
    return { ...own, change };
  }

  it('is refused where there is no database, and makes none', async () => {
    const own = await withFormer();
    const none = await own.change();
    expect([none.code, none.stdout, none.stderr]).toEqual([
      2,
      '',
      expect.stringContaining('There is no database in'),
    ]);
    expect(await readdir(own.folder)).toEqual(['former']);
    await own.remove();
  });

  it.skipIf(inject('postgresqlUrl') === null)(
    'and so where a PostgreSQL database is empty, which stays empty',
    async () => {
      const own = await withFormer();
      const empty = await emptyPostgresql();
      const env = { DATABASE_URL: empty.url };
      const refused = await own.change(env);
      expect([refused.code, refused.stdout, refused.stderr]).toEqual([
        2,
        '',
        expect.stringContaining('The database is empty'),
      ]);
      expect(await newestApplied(empty.db)).toBeNull();
      const backup = await runCommand(['backup', own.file], {
        dataDir: own.folder,
        env: { ...env, WAYBILL_SECRET: next },
      });
      expect([backup.code, backup.stderr]).toEqual([2, expect.stringContaining('The database is empty')]);
      await empty.close();
      await own.remove();
    },
  );

  it('waits for the disk unless that is switched off, and the next backup needs the new one', async () => {
    const own = await withFormer();
    await (await openDatabase({ dataDir: own.folder })).close();
    const syncs = path.join(own.folder, 'syncs');
    const counted = {
      NODE_OPTIONS: `--import ${path.resolve('tests/support/count-syncs.mjs')}`,
      SYNCS: syncs,
    };
    const changed = await own.change(counted);
    expect([changed.code, changed.stderr]).toEqual([0, '']);
    expect(Number(await readFile(syncs, 'utf8'))).toBeGreaterThan(0);

    // The portal was not started since.
    const backUp = (secret: string) =>
      runCommand(['backup', own.file], { dataDir: own.folder, env: { WAYBILL_SECRET: secret } });
    const refused = await backUp(testSecret);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('under another secret')]);
    expect(existsSync(own.file)).toBe(false);
    expect((await backUp(next)).code).toBe(0);

    const former = path.join(own.folder, 'former');
    await writeFile(former, next);
    const third = { WAYBILL_SECRET: 'a-third-secret-of-more-than-32-characters' };
    const unsynced = await own.change({ ...counted, ...third, DATABASE_SYNC: 'false' });
    expect([unsynced.code, unsynced.stderr]).toEqual([0, '']);
    expect(await readFile(syncs, 'utf8')).toBe('0');
    await own.remove();
  });
});
