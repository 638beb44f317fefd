import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import { codeDigest } from '@/server/identity-provider/otp/digest';
import { testSecret } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const primary = '/sdk/v1/otps/email/send/primary';
const secondary = '/sdk/v1/otps/email/send/secondary';

/** An answer without the parts that differ from call to call. */
function outward({ status, body, headers }: { status: number; body: object; headers: Headers }) {
  const text = JSON.stringify(body)
    .replace(/request-id-test-[\da-f-]+/, 'ID')
    .replace(/email-test-[\da-f-]{36}/, 'METHOD');
  return { status, text, headers: [...headers.keys()].sort() };
}

describeIdentity('enumeration', ({ identity, database }) => {
  async function known(): Promise<string> {
    const email = newEmail();
    await identity().signIn({ email });
    identity().clock.advance(60);
    return email;
  }

  const tryFive = async (methodId: unknown) => {
    const errors: unknown[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      errors.push((await identity().enterCode(String(methodId), 'wrong!')).body.error_type);
    }
    return errors;
  };

  const messagesTo = (email: string) =>
    database().select().from(schema.outboxMessages).where(eq(schema.outboxMessages.recipient, email));
  const rowsOf = (email: string) =>
    database().select().from(schema.oneTimeCodes).where(eq(schema.oneTimeCodes.address, email));

  it('security 11: a send to an unknown address is answered like one to a known address', async () => {
    const email = await known();
    const unknown = newEmail();
    const [yes, no] = [
      await identity().call(primary, { body: { email } }),
      await identity().call(primary, { body: { email: unknown } }),
    ];
    expect(outward(no)).toEqual(outward(yes));
    expect(await tryFive(no.data.method_id)).toEqual(await tryFive(yes.data.method_id));
    const again = await identity().call(primary, { body: { email: unknown } });
    expect(outward(again)).toEqual(outward(await identity().call(primary, { body: { email } })));
  });

  it('security 11: both cost the same: one stored code and one message each', async () => {
    const unknown = newEmail();
    await identity().call(primary, { body: { email: unknown } });
    expect(await rowsOf(unknown)).toHaveLength(1);
    const messages = await messagesTo(unknown);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.body).not.toMatch(/\d{6}/);
    const users = await database()
      .select()
      .from(schema.contactMethods)
      .where(eq(schema.contactMethods.address, unknown));
    expect(users).toHaveLength(0);
  });

  it('security 11: an address has the same method id before it is known, while a code is pending and after', async () => {
    const email = newEmail();
    const before = await identity().call(primary, { body: { email } });
    identity().clock.advance(60);
    const { data } = await identity().signIn({ email });
    identity().clock.advance(60);
    const after = await identity().call(primary, { body: { email } });
    expect(data.method_id).toBe(before.data.method_id);
    expect(after.data.method_id).toBe(before.data.method_id);
  });

  it('security 11: login_or_create does not reveal whether it found or created a user', async () => {
    const call = (email: string) =>
      identity().call('/sdk/v1/otps/email/login_or_create', { body: { email } });
    expect(outward(await call(newEmail()))).toEqual(outward(await call(await known())));
  });

  it('security 11: the code of a decoy opens nothing', async () => {
    const email = newEmail();
    const sent = await identity().call(primary, { body: { email } });
    const methodId = String(sent.data.method_id);
    await database()
      .update(schema.oneTimeCodes)
      .set({ digest: codeDigest(testSecret, { methodId, address: email }, '123456') })
      .where(eq(schema.oneTimeCodes.address, email));
    const entered = await identity().enterCode(methodId, '123456');
    expect(entered.body.error_type).toBe('otp_code_not_found');
  });

  it('security 11: attaching another customer’s address looks like attaching a free one', async () => {
    const theirs = await known();
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const call = (email: string) => identity().call(secondary, { sessionToken, body: { email } });
    const taken = await call(theirs);
    expect(outward(taken)).toEqual(outward(await call(newEmail())));
    const messages = await messagesTo(theirs);
    expect(messages.map(({ subject }) => subject)).toContain('Waybill sign-in attempt');
  });
});
