import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ErrorCode } from '@/lib/contract/errors/codes';
import { createCommands } from '@/server/cli/commands';
import { readSignedIn, type SignedIn } from '@/tests/support/identity';
import { readMail, sendLink } from '@/tests/support/identity-links';
import { newEmail } from '@/tests/support/identity-suite';
import { openBrowser } from '@/tests/support/oauth-browser';
import { describeOAuth, newPerson } from '@/tests/support/oauth-suite';
import { startOwnProduct } from '@/tests/support/own-product';
import { addAccount } from '@/tests/support/product-data';
import { startOperators, type Operators, type TestOperator } from '../operators/harness';

type Address = { email: string } | { phone: string };
type Way = (address: string) => Promise<SignedIn>;

const taken = 'opens the account of another customer already';

let numbers = 0;
const newPhone = () => `+1305555${String(++numbers).padStart(4, '0')}`;
const newSuite = () => `R-${++numbers}`;

describeOAuth('security 16: an address that a customer removed', ({ identity, database, provider }) => {
  let operators: Operators;
  let wms: TestOperator;
  let product: Awaited<ReturnType<typeof startOwnProduct>>;

  beforeAll(async () => {
    operators = await startOperators(database());
    wms = await operators.operator();
  });
  afterAll(() => operators.close());
  beforeEach(async () => {
    product = await startOwnProduct(database(), identity());
  });
  afterEach(() => product.close());

  const accountOf = (signedIn: SignedIn) => product.accountOf(signedIn);

  /** Signs in as who may send one code a minute. */
  async function signIn(address: Address): Promise<SignedIn> {
    identity().clock.advance(61);
    return identity().signIn(address);
  }

  /** A customer of the warehouse who has signed in by e-mail. */
  async function customer() {
    const [suiteNumber, email] = [newSuite(), newEmail()];
    await wms.tell('customers', { suiteNumber, name: 'Ada', email });
    const signedIn = await signIn({ email });
    const opened = { status: 200, body: { suiteNumber, status: 'active' } };
    expect(await accountOf(signedIn)).toMatchObject(opened);
    return { suiteNumber, email, signedIn, opened };
  }

  /** An account whose e-mail address and phone number have been proved, as those of the demo. */
  async function proved() {
    const [email, phone] = [newEmail(), newPhone()];
    const { warehouseId } = wms;
    const { id } = await addAccount(database(), { warehouseId, email, phone, phoneVerified: true });
    return { email, phone, opened: { status: 200, body: { id } } };
  }

  /** Adds an address to a signed-in user by its code. */
  async function attach(address: Address, { sessionToken }: SignedIn): Promise<SignedIn> {
    identity().clock.advance(61);
    const [channel, body, recipient] =
      'email' in address
        ? ['email', address, address.email]
        : ['sms', { phone_number: address.phone }, address.phone];
    const sent = await identity().call(`/sdk/v1/otps/${channel}/send/secondary`, { sessionToken, body });
    const code = await identity().readCode(recipient);
    return readSignedIn(await identity().enterCode(String(sent.data.method_id), code, { sessionToken }));
  }

  /** Removes an address of a signed-in user. @returns the status of the answer */
  async function remove(address: string, { sessionToken }: SignedIn): Promise<number> {
    const { data } = await identity().call('/sdk/v1/users/me', { sessionToken });
    const { emails, phone_numbers: phones } = data as {
      emails: { email_id: string; email: string }[];
      phone_numbers: { phone_id: string; phone_number: string }[];
    };
    const path = [
      ...emails.map(({ email_id: id, email }) => ({ path: `emails/${id}`, of: email })),
      ...phones.map(({ phone_id: id, phone_number: phone }) => ({ path: `phone_numbers/${id}`, of: phone })),
    ].find(({ of }) => of === address)?.path;
    const options = { method: 'DELETE', sessionToken } as const;
    return (await identity().call(`/sdk/v1/users/${path}`, options)).status;
  }

  /** A customer who has removed the e-mail address of the account, and signs in by another one. */
  async function removed() {
    const { signedIn, ...known } = await customer();
    const owner = await attach({ email: newEmail() }, signedIn);
    expect(await remove(known.email, owner)).toBe(200);
    return { ...known, owner };
  }

  const byLink: Way = async (email) => {
    identity().clock.advance(61);
    const body = { ...(await sendLink(identity(), database(), email)), session_duration_minutes: 60 };
    return readSignedIn(await identity().call('/sdk/v1/magic_links/authenticate', { body }));
  };
  const byGoogle: Way = async (email) => {
    provider().person = newPerson({ email });
    return readSignedIn(await openBrowser(identity()).signIn('google'));
  };
  const byWhatsApp: Way = async (phone) => {
    identity().clock.advance(61);
    const body = { phone_number: phone };
    const { data } = await identity().call('/sdk/v1/otps/whatsapp/login_or_create', { body });
    return readSignedIn(await identity().enterCode(String(data.method_id), await identity().readCode(phone)));
  };

  it.each<[string, Way]>([
    ['a code', (email) => signIn({ email })],
    ['a link', byLink],
    ['an account elsewhere', byGoogle],
  ])('no longer opens the account for who has the mailbox now and signs in by %s', async (_, way) => {
    const { email, owner, opened } = await removed();
    const newcomer = await way(email);
    expect(newcomer.userId).not.toBe(owner.userId);
    const answer = await accountOf(newcomer);
    expect(answer).toMatchObject({ status: 400, body: { code: ErrorCode.unknownEmail } });
    expect(answer).toEqual(await accountOf(await signIn({ email: newEmail() })));
    expect(await accountOf(owner)).toMatchObject(opened);
  });

  it.each<[string, Way]>([
    ['text message', (phone) => signIn({ phone })],
    ['WhatsApp', byWhatsApp],
  ])('nor for who has the number now and signs in by %s', async (_, way) => {
    const { email, phone, opened } = await proved();
    const signedIn = await signIn({ email });
    expect(await accountOf(signedIn)).toMatchObject(opened);
    const owner = await attach({ phone }, signedIn);
    expect(await remove(phone, owner)).toBe(200);
    expect(await accountOf(await way(phone))).toMatchObject({ body: { code: ErrorCode.unknownEmail } });
    expect(await accountOf(owner)).toMatchObject(opened);
    expect(await accountOf(await signIn({ email }))).toMatchObject(opened);
  });

  it('is notified, as well as the others', async () => {
    const { email, signedIn } = await customer();
    const other = newEmail();
    const owner = await attach({ email: other }, signedIn);
    identity().clock.advance(1);
    await remove(email, owner);
    for (const address of [email, other])
      expect((await readMail(database(), address)).body).toContain('An e-mail address was removed');
  });

  it('stays removed for tokens that were signed before', async () => {
    const { email, signedIn, opened } = await customer();
    const owner = await attach({ email: newEmail() }, signedIn);
    await remove(email, owner);
    expect(await product.accountBy(owner.sessionJwt)).toMatchObject(opened);
    expect(await accountOf(await signIn({ email }))).toMatchObject({ status: 400 });
  });

  it('opens the account again once its user has added it again', async () => {
    const { email, owner, opened } = await removed();
    const another = () => wms.tell('customers', { suiteNumber: newSuite(), name: 'Bo', email });
    expect(await another()).toMatchObject({ outcome: 'created' });
    expect(await accountOf(await attach({ email }, owner))).toMatchObject(opened);
    expect(await another()).toMatchObject({ issues: [{ field: 'email', reason: taken }] });
    expect(await accountOf(await signIn({ email }))).toMatchObject(opened);
  });

  it('opens an account of its own for who has it now, and is proved for that one alone', async () => {
    const { email, owner, opened, suiteNumber } = await removed();
    const own = newSuite();
    expect(await wms.tell('customers', { suiteNumber: own, name: 'Bo', email })).toMatchObject({
      outcome: 'created',
    });
    const newcomer = await signIn({ email });
    expect(await accountOf(newcomer)).toMatchObject({ status: 200, body: { suiteNumber: own } });
    expect(await accountOf(owner)).toMatchObject(opened);
    const provedOf = async (suite: string) =>
      (await wms.read('customers', { suiteNumber: suite })).body.customers[0]?.emailVerified;
    expect([await provedOf(suiteNumber), await provedOf(own)]).toEqual([false, true]);

    await remove(email, await attach({ email: newEmail() }, newcomer));
    expect(await accountOf(await attach({ email }, owner))).toMatchObject(opened);
    expect([await provedOf(suiteNumber), await provedOf(own)]).toEqual([true, false]);
  });

  it('opens the account again when an operator resets its sign-in to it', async () => {
    const { email, suiteNumber, opened } = await removed();
    const { settings, clock } = identity();
    const commands = createCommands({ db: database(), clock: clock.now, settings });
    const body = { customer: `${wms.code}/${suiteNumber}`, by: 'Grace', email };
    await commands['customer-reset-sign-in'](body);
    expect(await accountOf(await signIn({ email }))).toMatchObject(opened);
  });

  it('opened it as one of two users: the other address opens it as before', async () => {
    const { email, phone, opened } = await proved();
    const byPhone = await signIn({ phone });
    expect(await accountOf(byPhone)).toMatchObject(opened);
    expect(await remove(phone, byPhone), 'the last way in').toBe(400);
    const byEmail = await byGoogle(email);
    expect(byEmail.userId).not.toBe(byPhone.userId);
    expect(await accountOf(byEmail)).toMatchObject(opened);

    const other = newEmail();
    await remove(phone, await attach({ email: other }, byPhone));
    expect(await accountOf(await signIn({ phone }))).toMatchObject({ status: 400 });
    for (const address of [email, other])
      expect(await accountOf(await signIn({ email: address }))).toMatchObject(opened);
  });

  it('an address beside the account’s own takes nothing from that one', async () => {
    const { email, signedIn, opened } = await customer();
    const other = newEmail();
    await remove(other, await attach({ email: other }, signedIn));
    expect(await accountOf(await signIn({ email }))).toMatchObject(opened);
    expect(await accountOf(await signIn({ email: other }))).toMatchObject({ status: 400 });
  });
});
