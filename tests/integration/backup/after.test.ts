import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/runtime/log';
import { schema, type OpenedDatabase } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { releaseHold } from '@/server/database/repositories/restorations';
import { startEvents } from '@/server/events';
import { createHealth } from '@/server/http/health';
import { databases } from '@/tests/support/databases';
import { createClock, startIdentity, type TestIdentity } from '@/tests/support/identity';
import { addAccount, addOnboardingToken, addWarehouse } from '@/tests/support/product-data';
import { newFolder, restoreTo, take } from './harness';

const none = { identity: {}, product: {} } as Parameters<typeof createHealth>[0];

describe.each(databases)('after a backup of $name is restored (security 30)', ({ open }) => {
  let own: Awaited<ReturnType<typeof newFolder>>;
  let restored: OpenedDatabase;
  let identity: TestIdentity;
  let signedIn: Awaited<ReturnType<TestIdentity['signIn']>>;
  let late: Awaited<ReturnType<TestIdentity['signIn']>>;
  let waiting: { methodId: string; code: string };
  const clock = createClock(new Date());

  beforeAll(async () => {
    own = await newFolder();
    const opened = await open();
    const warehouseId = await addWarehouse(opened.db);
    const account = await addAccount(opened.db, { warehouseId });
    await addOnboardingToken(opened.db, { warehouseId, digest: digestOf('set-up'), status: 'opened' });
    const at = new Date();
    await opened.db.insert(schema.domainEvents).values({
      ...{ kind: 'package.received', version: 1, accountId: account.id, warehouseId },
      ...{ subjectId: 'pkg_1', data: {}, at, recordedAt: at },
    });
    const former = await startIdentity({ db: opened.db, clock });
    signedIn = await former.signIn({ email: 'ada@example.com' });
    const methodId = await former.sendCode({ email: 'bob@example.com' });
    waiting = { methodId, code: await former.readCode('bob@example.com') };
    await opened.db.insert(schema.flowTokens).values({
      ...{ id: 'flow_1', kind: 'magic_link', digest: digestOf('link'), userId: signedIn.userId },
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await take(opened, own.file);
    late = await former.signIn({ email: 'dan@example.com' });
    await former.close();
    await opened.close();
    restored = await restoreTo(own.folder, own.file);
    identity = await startIdentity({ db: restored.db, clock });
  });
  afterAll(async () => {
    await identity.close();
    await restored.close();
    await own.remove();
  });

  const authenticate = (session: { sessionToken: string }) =>
    identity.call('/sdk/v1/sessions/authenticate', { body: {}, sessionToken: session.sessionToken });

  it('no session goes on, neither one of the backup nor one that began after it', async () => {
    expect((await authenticate(signedIn)).status).toBe(404);
    expect((await authenticate(late)).status).toBe(404);
    const kids = await restored.db.select({ kid: schema.signingKeys.kid }).from(schema.signingKeys);
    const signedWith = [signedIn, late].map(
      ({ sessionJwt }) =>
        (JSON.parse(Buffer.from(sessionJwt.split('.')[0] ?? '', 'base64url').toString()) as { kid: string })
          .kid,
    );
    expect(kids.filter(({ kid }) => signedWith.includes(kid))).toEqual([]);
  });

  it('no code and no link of before counts', async () => {
    expect((await identity.enterCode(waiting.methodId, waiting.code)).status).not.toBe(200);
    const [link] = await restored.db.select().from(schema.flowTokens);
    expect(link?.endedAt).toBeInstanceOf(Date);
    const setUp = await restored.db
      .select()
      .from(schema.onboardingTokens)
      .where(eq(schema.onboardingTokens.digest, digestOf('set-up')));
    expect(setUp).toMatchObject([{ status: 'revoked' }]);
  });

  it('signing in anew works, for what is sealed opens with the secret', async () => {
    clock.advance(120);
    const again = await identity.signIn({ email: 'ada@example.com' });
    expect(again.userId).toBe(signedIn.userId);
  });

  it('nobody is told of anything until the queue is released, which the log and /readyz say', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    let isReleased = false;
    const done: { what: string; isReleased: boolean }[] = [];
    const note = (what: string) => void done.push({ what, isReleased });
    const teller = {
      name: 'listener',
      open: async () => ({
        consume: async () => note('told'),
        work: async () => (note('work'), false),
      }),
      upkeep: async () => note('upkeep'),
    };
    const events = startEvents(
      { db: restored.db, clock: () => new Date(), tellers: [teller] },
      { pause: 5, upkeep: 5, maintenance: 60 },
    );
    await vi.waitFor(() => expect(warn.mock.calls.map(([event]) => event)).toContain('queue_held'), {
      timeout: 20_000,
    });
    expect(await createHealth(none, restored)()).toEqual({ database: 'ok', queue: 'held' });
    isReleased = true;
    expect(await releaseHold(restored.db, new Date())).toBe(true);
    const whats = () => new Set(done.map(({ what }) => what));
    await vi.waitFor(() => expect(whats()).toEqual(new Set(['told', 'work', 'upkeep'])), { timeout: 20_000 });
    await events.stop();
    expect(done.filter((one) => !one.isReleased)).toEqual([]);
    expect(await createHealth(none, restored)()).toEqual({ database: 'ok' });
    expect(await releaseHold(restored.db, new Date())).toBe(false);
    warn.mockRestore();
  });
});
