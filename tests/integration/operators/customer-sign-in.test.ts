import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { customerWork } from '@/server/cli/commands/terminal/customer';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { createClock, readSignedIn, startIdentity, type TestIdentity } from '../../support/identity';
import { sendLink } from '../../support/identity-links';
import { refusalOf } from '../../support/idp';
import { connectedApps } from '../../support/idp-suite';
import { watchTerminal } from '../../support/operator-terminal';
import { start, startOperators, type Operators, type TestOperator } from './harness';

describe.each(databases)('a customer whom an operator helps to sign in on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let operators: Operators;
  let identity: TestIdentity;
  let wms: TestOperator;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    identity = await startIdentity({ db: opened.db, clock: createClock(start) });
    wms = await operators.operator();
  });
  afterAll(async () => {
    await identity.close();
    await operators.close();
    await opened.close();
  });

  const { newApp } = connectedApps({ identity: () => identity, database: () => opened.db });

  const connection = (environment: Record<string, string> = {}): Connection => {
    const settings = parseSettings(environment);
    const commands = createCommands({ db: opened.db, clock: identity.clock.now, settings });
    return { run: (name, body) => commands[name](body), close: async () => undefined };
  };
  const command = (words: string[], values: Parameters<typeof customerWork>[1] = { by: 'Grace' }) =>
    customerWork(words, values)(connection());
  const accountOf = async ({ userId, sessionId }: { userId: string; sessionId: string }, email: string) =>
    operators.call('getAccount', { token: await operators.tokenOf({ subject: userId, email, sessionId }) });
  const goesOn = async (sessionToken: string) =>
    (await identity.call('/sdk/v1/sessions/authenticate', { body: {}, sessionToken })).status === 200;

  /** A customer who has signed in to the account of a suite. */
  async function customer(suiteNumber: string, email: string) {
    await wms.tell('customers', { suiteNumber, name: 'Ada', email, phone: '+13055550142' });
    const signedIn = await identity.signIn({ email });
    expect(await accountOf(signedIn, email)).toMatchObject({ body: { suiteNumber, status: 'active' } });
    identity.clock.advance(61);
    return signedIn;
  }

  it('is signed out everywhere at once, and nobody else; their log names the operator', async () => {
    const [ada, bob] = [await customer('H-1', 'h1@example.com'), await customer('H-2', 'h2@example.com')];
    await command(['sign-out', 'h1@example.com']);
    expect(terminal.output()).toContain(`${wms.code}/H-1 is signed out everywhere: 1 sessions ended.`);
    expect([await goesOn(ada.sessionToken), await goesOn(bob.sessionToken)]).toEqual([false, true]);
    expect(await accountOf(ada, 'h1@example.com')).toMatchObject({ status: 401 });
    expect(await accountOf(bob, 'h2@example.com')).toMatchObject({ status: 200 });
    const again = await identity.signIn({ email: 'h1@example.com' });
    expect(again.userId).toBe(ada.userId);
    const { data } = await identity.call('/sdk/v1/users/me/events', { sessionToken: again.sessionToken });
    expect(data.events).toContainEqual(
      expect.objectContaining({ kind: 'signed_out_by_warehouse', detail: { by: 'Grace' } }),
    );
  });

  it('is signed out of links that were sent and of connected apps as well', async () => {
    const email = 'h8@example.com';
    const ada = await customer('H-8', email);
    const app = await newApp();
    const { refresh_token: token = '' } = await app.signIn(ada, ['openid', 'offline_access']);
    identity.clock.advance(61);
    const link = await sendLink(identity, opened.db, email);
    await command(['sign-out', `${wms.code}/H-8`]);

    const opening = { ...link, session_duration_minutes: 60 };
    const { body } = await identity.call('/sdk/v1/magic_links/authenticate', { body: opening });
    expect(body).toMatchObject({ error_type: 'unable_to_auth_magic_link' });
    identity.clock.advance(61);
    const again = await identity.signIn({ email });
    const { data } = await app.start(again, await app.ask(['openid']));
    expect(data.consent_required).toBe(true);
    // A token that comes too late would take the consent back as well.
    expect(await refusalOf(await app.refresh(token))).toBe('400 invalid_grant');
  });

  it('who is locked after too many failures may try again at once', async () => {
    const email = 'h3@example.com';
    await customer('H-3', email);
    const tryWrong = async () => {
      identity.clock.advance(61);
      const methodId = await identity.sendCode({ email });
      const right = await identity.readCode(email);
      const wrong = right === '000000' ? '111111' : '000000';
      for (let tries = 0; tries < 5; tries += 1) await identity.enterCode(methodId, wrong);
    };
    await tryWrong();
    await tryWrong();
    identity.clock.advance(61);
    const attempt = async () => {
      const methodId = await identity.sendCode({ email });
      return identity.enterCode(methodId, await identity.readCode(email));
    };
    expect((await attempt()).status).not.toBe(200);
    await command(['unlock', `${wms.code}/H-3`]);
    expect(terminal.output()).toContain('may try to sign in again');
    identity.clock.advance(61);
    expect((await attempt()).status).toBe(200);
  });

  it('who has lost all ways to sign in opens the account by a new address, and the old ways open nothing', async () => {
    const [old, fresh] = ['h4@example.com', 'h4-new@example.com'];
    const before = await customer('H-4', old);
    await command(['reset-sign-in', 'H-4'], { by: 'Grace', email: fresh });
    expect(await goesOn(before.sessionToken)).toBe(false);
    expect(await accountOf(before, old)).toMatchObject({ status: 401 });

    const mails = await opened.db
      .select({ body: schema.outboxMessages.body })
      .from(schema.outboxMessages)
      .where(eq(schema.outboxMessages.recipient, old));
    expect(mails.map(({ body }) => body).join()).toContain('the warehouse removed all ways to sign in');
    const stranger = await identity.signIn({ email: old });
    expect(stranger.userId).not.toBe(before.userId);
    expect(await accountOf(stranger, old)).toMatchObject({ body: { code: 1031 } });

    const after = await identity.signIn({ email: fresh });
    expect(after.userId).not.toBe(before.userId);
    const account = await accountOf(after, fresh);
    expect(account).toMatchObject({ body: { suiteNumber: 'H-4', email: fresh, status: 'active' } });
    expect(account.body.phone).toBeUndefined();
    const { changes } = (await wms.read('changes', { kinds: 'account.changed' })).body;
    expect(changes.at(-1)).toMatchObject({ data: { fields: ['email', 'phone'] } });
  });

  it('who has lost the authenticator app alone signs in by the same address without it', async () => {
    const email = 'h5@example.com';
    const { sessionToken } = await customer('H-5', email);
    await identity.call('/sdk/v1/totps', { sessionToken, body: { expiration_minutes: 60 } });
    await command(['reset-sign-in', 'h5@example.com'], { by: 'Grace', phone: '+1 305 555 0177' });
    identity.clock.advance(61);
    const methodId = await identity.sendCode({ email });
    const after = await identity.enterCode(methodId, await identity.readCode(email));
    expect(after.data.user).toMatchObject({ totps: [], phone_numbers: [] });
    expect(await accountOf(readSignedIn(after), email)).toMatchObject({
      body: { suiteNumber: 'H-5', phone: '+13055550177' },
    });
  });

  it('nobody is given the address of another customer, and the operator says who they are', async () => {
    await customer('H-6', 'h6@example.com');
    const refused = command(['reset-sign-in', 'H-6'], { by: 'Grace', email: 'h2@example.com' });
    await expect(refused).rejects.toThrow('opens the account of another customer already');
    const wrong = command(['reset-sign-in', 'H-6'], { by: 'Grace', phone: '12' });
    await expect(wrong).rejects.toThrow('--phone: "12"');
    expect(() => customerWork(['sign-out', 'H-6'], {})).toThrow('Say who you are');
    const remote = connection({ IDENTITY_API_URL: 'https://api.stytch.com' });
    await expect(customerWork(['unlock', 'H-6'], { by: 'Grace' })(remote)).rejects.toThrow(
      'Sign-in is run by https://api.stytch.com',
    );
  });

  it('a suspended account stays suspended', async () => {
    await customer('H-7', 'h7@example.com');
    await wms.tell('customers', { suiteNumber: 'H-7', status: 'suspended' });
    await command(['reset-sign-in', 'H-7']);
    identity.clock.advance(61);
    const after = await identity.signIn({ email: 'h7@example.com' });
    expect(await accountOf(after, 'h7@example.com')).toMatchObject({ body: { status: 'suspended' } });
  });
});
