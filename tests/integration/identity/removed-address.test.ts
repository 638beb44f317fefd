import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '@/lib/contract/errors/codes';
import { listOutbox } from '@/server/delivery';
import type { OpenedDatabase } from '@/server/database';
import { start, startOperators, type Operators, type TestOperator } from '../operators/harness';
import { databases } from '../../support/databases';
import {
  createClock,
  readSignedIn,
  startIdentity,
  type SignedIn,
  type TestIdentity,
} from '../../support/identity';

/** No account has the address of the sign-in. */
const noAccount = { status: 400, body: { code: ErrorCode.unknownEmail } };

describe.each(databases)('security 16: an address that a customer removed, on $name', ({ open }) => {
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

  const account = async ({ userId, sessionId }: SignedIn, contacts: { email?: string; phone?: string }) =>
    operators.call('getAccount', {
      token: await operators.tokenOf({ subject: userId, sessionId, ...contacts }),
    });

  /** Adds an address to a signed-in user by its code. */
  async function attach(address: { email: string } | { phone: string }, to: SignedIn) {
    const { sessionToken } = to;
    const [channel, body, recipient] =
      'email' in address
        ? ['email', address, address.email]
        : ['sms', { phone_number: address.phone }, address.phone];
    const sent = await identity.call(`/sdk/v1/otps/${channel}/send/secondary`, { sessionToken, body });
    const code = await identity.readCode(recipient);
    return readSignedIn(await identity.enterCode(String(sent.data.method_id), code, { sessionToken }));
  }

  it('no longer opens the account, whoever has the mailbox now, and is notified', async () => {
    const [email, other] = ['left@example.com', 'kept@example.com'];
    await wms.tell('customers', { suiteNumber: 'R-1', name: 'Ada', email });
    const first = await identity.signIn({ email });
    expect(await account(first, { email })).toMatchObject({ body: { suiteNumber: 'R-1', status: 'active' } });
    const both = await attach({ email: other }, first);
    const { emails } = both.data.user as { emails: { email_id: string; email: string }[] };
    const id = emails.find((one) => one.email === email)?.email_id ?? '';
    const removed = await identity.call(`/sdk/v1/users/emails/${id}`, {
      method: 'DELETE',
      sessionToken: both.sessionToken,
    });
    expect(removed.status).toBe(200);
    const notices = (await listOutbox(opened.db, { limit: 100, now: identity.clock.now() })).filter(
      ({ body }) => body.includes('was removed'),
    );
    expect(notices.map(({ recipient }) => recipient).sort()).toEqual([other, email].sort());

    identity.clock.advance(61);
    const stranger = await identity.signIn({ email });
    expect(stranger.userId).not.toBe(first.userId);
    expect(await account(stranger, { email })).toMatchObject(noAccount);
    expect(await account(both, { email: other })).toMatchObject({ body: { suiteNumber: 'R-1' } });
  });

  it('no longer opens it where it was a phone number that somebody else has now', async () => {
    const [email, phone] = ['phoned@example.com', '+13055550177'];
    await wms.tell('customers', { suiteNumber: 'R-2', name: 'Ada', email, phone });
    const first = await identity.signIn({ email });
    const both = await attach({ phone }, first);
    expect(await account(both, { email, phone })).toMatchObject({ body: { suiteNumber: 'R-2' } });
    const { phone_numbers } = both.data.user as { phone_numbers: { phone_id: string }[] };
    const { sessionToken } = both;
    await identity.call(`/sdk/v1/users/phone_numbers/${phone_numbers[0]?.phone_id}`, {
      method: 'DELETE',
      sessionToken,
    });
    identity.clock.advance(61);
    const stranger = await identity.signIn({ phone });
    expect(await account(stranger, { phone })).toMatchObject(noAccount);
  });
});
