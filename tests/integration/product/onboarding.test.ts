import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboardingResultSchema, onboardingStateSchema, termsVersion } from '@/lib/domain/account/onboarding';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import { onboardingLinkResultSchema } from '@/server/cli/commands/onboarding-link';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addOnboardingToken, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-20T12:00:00Z');

describe.each(databases)('onboarding on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let warehouseId: string;
  let visitor = 0;
  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    warehouseId = await addWarehouse(opened.db);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  type Given = Partial<Parameters<typeof addOnboardingToken>[1]>;
  const issue = (given: Given = {}) => addOnboardingToken(opened.db, { warehouseId, ...given });
  const post = (call: string, body: unknown, client = `198.51.100.${++visitor}`) =>
    product.call(call, { body, client });
  const check = (warehouseToken: string) => post('isOnboardingComplete', { warehouseToken });

  const address = {
    name: 'Noor Haddad',
    line1: '12 Harbour Road',
    locality: 'Bristol',
    postalCode: 'BS1 5TY',
    countryCode: 'GB',
  };
  const bodyFor = (warehouseToken: string, more: Record<string, unknown> = {}) => ({
    warehouseToken,
    name: 'Noor Haddad',
    email: `noor.${++visitor}@example.com`,
    address,
    acceptTerms: true,
    termsVersion,
    ...more,
  });
  const accountOf = async (suiteNumber: string) => {
    const rows = await opened.db
      .select()
      .from(schema.accounts)
      .where(eq(schema.accounts.suiteNumber, suiteNumber));
    return rows[0];
  };
  const statusOf = async (id: string) => {
    const rows = await opened.db
      .select()
      .from(schema.onboardingTokens)
      .where(eq(schema.onboardingTokens.id, id));
    return rows[0]?.status;
  };

  it('security 17: a guest with a fresh token sees only the documented fields, masked', async () => {
    const { token, row } = await issue({
      prefill: { name: 'Noor Haddad', email: 'noor@example.com', phone: '+442079460199' },
    });
    const answer = await check(token);
    expect(answer.status).toBe(200);
    expect(onboardingStateSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      complete: false,
      suiteNumber: row.suiteNumber,
      prefill: { name: 'N••• H•••', email: 'n•••@example.com', phone: '•••99' },
    });
    expect(Object.keys(answer.body.warehouse as object).sort()).toEqual([
      'code',
      'countryCode',
      'locality',
      'name',
    ]);
    expect(await statusOf(row.id)).toBe('opened');
  });

  it('SPEC 7: completeOnboarding creates an invited account with the suite, and the token is complete', async () => {
    const { token, row } = await issue();
    await check(token);
    const body = bodyFor(token, {
      phone: '020 7946 0199',
      companyName: 'Haddad Books',
      taxId: 'GB123456789',
    });
    const answer = await post('completeOnboarding', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const result = onboardingResultSchema.strict().parse(answer.body);
    expect(result.account).toEqual({
      id: expect.stringMatching(/^acc_/) as string,
      name: 'Noor Haddad',
      suiteNumber: row.suiteNumber,
      status: 'invited',
    });
    expect(result.signIn).toEqual({ transport: 'email', hint: 'n•••@example.com' });
    expect(await accountOf(row.suiteNumber)).toMatchObject({
      id: result.account.id,
      status: 'invited',
      kind: 'business',
      phone: '+442079460199',
      emailVerified: false,
      unitSystem: 'metric',
      termsVersion,
      taxIds: [{ type: 'gb_vat', value: 'GB123456789' }],
    });
    expect(await check(token)).toMatchObject({
      status: 200,
      body: { complete: true, loginHint: 'n•••@example.com' },
    });
  });

  it('security 17: unknown, expired, overdue and revoked tokens all answer 1033 alike, complete ones 1034', async () => {
    const overdue = await issue({ expiresAt: start });
    const expired = await issue({ status: 'expired' });
    const revoked = await issue({ status: 'revoked' });
    const complete = await issue();
    await post('completeOnboarding', bodyFor(complete.token));
    const unknown = await check('no-such-token');
    expect(unknown).toMatchObject({ status: 400, body: { code: 1033 } });
    for (const { token } of [overdue, expired, revoked]) {
      expect((await check(token)).body).toEqual(unknown.body);
      expect((await post('completeOnboarding', bodyFor(token))).body).toEqual(unknown.body);
    }
    expect((await post('completeOnboarding', bodyFor(complete.token))).body.code).toBe(1034);
    expect(await check(complete.token)).toMatchObject({ body: { complete: true } });
  });

  it('security 17: of 50 parallel tries with different bodies exactly one creates an account', async () => {
    const { token, row } = await issue();
    const tries = Array.from({ length: 50 }, () => post('completeOnboarding', bodyFor(token)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 1034)).toHaveLength(49);
    const [made] = await opened.db
      .select({ n: count() })
      .from(schema.accounts)
      .where(eq(schema.accounts.suiteNumber, row.suiteNumber));
    expect(made?.n).toBe(1);
  });

  it('data-model: 50 parallel tries with one body all get the one account’s answer', async () => {
    const { token } = await issue();
    const body = bodyFor(token);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('completeOnboarding', body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('data-model: the same token and body get the same answer for ten minutes, then 1034', async () => {
    const { token } = await issue();
    const body = bodyFor(token);
    const first = await post('completeOnboarding', body);
    product.advance(600);
    expect(await post('completeOnboarding', body)).toMatchObject({ status: 200, body: first.body });
    expect((await post('completeOnboarding', { ...body, name: 'Noor H.' })).body.code).toBe(1034);
    product.advance(1);
    expect((await post('completeOnboarding', body)).body.code).toBe(1034);
  });

  it('security 11: an e-mail that has an account already answers like any other, and changes nothing there', async () => {
    const known = await addAccount(opened.db, { warehouseId });
    const { token } = await issue();
    const answer = await post('completeOnboarding', bodyFor(token, { email: known.email }));
    expect(answer).toMatchObject({ status: 200, body: { account: { status: 'invited' } } });
    const [row] = await opened.db.select().from(schema.accounts).where(eq(schema.accounts.id, known.id));
    expect(row).toMatchObject({ name: known.name, suiteNumber: known.suiteNumber, version: 1 });
    const signedIn = await product.tokenOf({ subject: `user-${known.id}`, email: known.email });
    expect((await product.call('getAccount', { token: signedIn })).body.id).toBe(known.id);
  });

  it('two tokens for one suite create one account', async () => {
    const first = await issue();
    const second = await issue({ suiteNumber: first.row.suiteNumber });
    expect((await post('completeOnboarding', bodyFor(first.token))).status).toBe(200);
    expect((await post('completeOnboarding', bodyFor(second.token))).body.code).toBe(1034);
  });

  it('data-model: the second step’s preferences are stored in the account', async () => {
    const { token, row } = await issue();
    const preferences = { notifications: { email: false, sms: true }, repack: true };
    expect((await post('completeOnboarding', bodyFor(token, { preferences }))).status).toBe(200);
    expect((await accountOf(row.suiteNumber))?.preferences).toEqual(preferences);
  });

  it('data-model: a customer who verified their address in the first step has the account at once', async () => {
    const { token, row } = await issue();
    const body = bodyFor(token);
    const signedIn = await product.tokenOf({ subject: `user-${row.suiteNumber}`, email: body.email });
    expect((await product.call('getAccount', { token: signedIn })).body.code).toBe(1031);
    await post('completeOnboarding', body);
    const account = await product.call('getAccount', { token: signedIn });
    expect(account.body).toMatchObject({ suiteNumber: row.suiteNumber, status: 'active' });
    expect(account.body.warehouseAddress).toMatchObject({
      name: 'Noor Haddad',
      line2: expect.stringContaining(row.suiteNumber) as string,
    });
  });

  it('security 17: the command’s link works, and the one it replaces does not', async () => {
    const commands = createCommands({ db: opened.db, clock: product.clock, settings: parseSettings({}) });
    const link = async () =>
      onboardingLinkResultSchema.parse(
        await commands['onboarding-link']({ suite: 'MIA-COMMAND', email: 'noor@example.com' }),
      );
    const first = await link();
    const second = await link();
    expect(second.token.length).toBeGreaterThanOrEqual(43);
    expect((await check(first.token)).body.code).toBe(1033);
    expect((await check(second.token)).body).toMatchObject({
      suiteNumber: 'MIA-COMMAND',
      prefill: { email: 'n•••@example.com' },
    });
    await post('completeOnboarding', bodyFor(second.token));
    await expect(link()).rejects.toThrow('MIA-COMMAND has an account already');
  });

  const locked = {
    status: 'active',
    suiteNumber: 'MIA-1',
    accountId: 'acc_1',
    warehouseId: 'w',
    emailVerified: true,
    kind: 'person',
  };
  it.each(Object.entries(locked))(
    'security 18: completeOnboarding does not accept %s',
    async (field, value) => {
      const { token, row } = await issue();
      const answer = await post('completeOnboarding', bodyFor(token, { [field]: value }));
      expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
      expect(Object.keys(answer.body.fields as object)).toEqual([field]);
      expect(await accountOf(row.suiteNumber)).toBeUndefined();
    },
  );

  const wrong: [string, Record<string, unknown>, string][] = [
    ['no name', { name: '' }, 'name'],
    ['a bad e-mail', { email: 'noor@' }, 'email'],
    ['a long e-mail', { email: `${'n'.repeat(250)}@example.com` }, 'email'],
    ['a bad phone', { phone: '12' }, 'phone'],
    ['terms not accepted', { acceptTerms: false }, 'acceptTerms'],
    ['old terms', { termsVersion: '2020-01' }, 'termsVersion'],
    ['a blank name', { name: ' \t ' }, 'name'],
    ['a blank name on the address', { address: { ...address, name: '  ' } }, 'address.name'],
    ['a blank street', { address: { ...address, line1: '  ' } }, 'address.line1'],
    ['a blank town', { address: { ...address, locality: '  ' } }, 'address.locality'],
    ['no town', { address: { ...address, locality: undefined } }, 'address.locality'],
    ['a code that is no country’s', { address: { ...address, countryCode: 'ZZ' } }, 'address.countryCode'],
    ['no postal code', { address: { ...address, postalCode: undefined } }, 'address.postalCode'],
    ['another country’s postal code', { address: { ...address, postalCode: '33101' } }, 'address.postalCode'],
    [
      'no ZIP code in the United States',
      { address: { ...address, administrativeArea: 'FL', postalCode: ' ', countryCode: 'US' } },
      'address.postalCode',
    ],
    ['no country', { address: { ...address, countryCode: '' } }, 'address.countryCode'],
  ];
  it.each(wrong)('data-model: 1010 with the field for %s', async (_, change, field) => {
    const { token, row } = await issue();
    const answer = await post('completeOnboarding', bodyFor(token, change));
    expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    expect(await accountOf(row.suiteNumber)).toBeUndefined();
  });

  it('stores the address trimmed, in its country’s format', async () => {
    const { token, row } = await issue();
    const typed = { ...address, name: ' Noor Haddad ', line1: ' 12 Harbour Road', postalCode: 'bs1 5ty ' };
    const phone = '020 7946 0142';
    expect(await post('completeOnboarding', bodyFor(token, { address: { ...typed, phone } }))).toMatchObject({
      status: 200,
    });
    expect((await accountOf(row.suiteNumber))?.billingAddress).toEqual({
      ...address,
      phone: '+442079460142',
    });
  });

  it("security 17: a client's 101st try in ten minutes is 1043, another client’s is not", async () => {
    const tries = Array.from({ length: 101 }, () =>
      post('isOnboardingComplete', { warehouseToken: 'x' }, '203.0.113.9'),
    );
    const codes = (await Promise.all(tries)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 1033)).toHaveLength(100);
    const limited = await post('completeOnboarding', bodyFor('x'), '203.0.113.9');
    expect(limited).toMatchObject({ status: 400, body: { code: 1043, retryAfter: 600 } });
    expect((await check('x')).body.code).toBe(1033);
    product.advance(601);
    expect((await post('isOnboardingComplete', { warehouseToken: 'x' }, '203.0.113.9')).body.code).toBe(1033);
  });

  it('security 17: no token is stored', async () => {
    const { token } = await issue();
    await post('completeOnboarding', bodyFor(token));
    const tokens = await opened.db.select().from(schema.onboardingTokens);
    const accounts = await opened.db.select().from(schema.accounts);
    expect(JSON.stringify([tokens, accounts])).not.toContain(token);
  });
});
