import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import { audience, claimsFor, issuer } from '@/tests/support/product-tokens';

const ada = { subject: 'user-test-ada', email: 'ada@example.com' };
const start = new Date('2026-05-10T12:00:00Z');
const authenticationFailed = { code: 1030, message: expect.any(String) as string };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(databases)('authentication on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let warehouseId: string;
  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    warehouseId = await addWarehouse(opened.db);
    await addAccount(opened.db, { warehouseId, email: ada.email, name: 'Ada Whitfield' });
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const sign = (claims: JWTPayload, header: { alg?: string; kid?: string } = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: product.kid, ...header })
      .sign(product.privateKey);
  const claims = () => claimsFor(ada, product.clock());

  it('SPEC 7: getAccount returns the account of a valid session JWT', async () => {
    const answer = await product.call('getAccount', { token: await product.tokenOf(ada) });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ name: 'Ada Whitfield', email: ada.email });
  });

  const forgeries: Record<string, () => Promise<string> | string> = {
    'alg none': () => `${encode({ alg: 'none', kid: product.kid })}.${encode(claims())}.`,
    'HS256 signed with the public key': async () => {
      const key = (await importJWK(product.publicJwk, 'RS256')) as Parameters<typeof exportSPKI>[0];
      const signed = `${encode({ alg: 'HS256', kid: product.kid })}.${encode(claims())}`;
      return `${signed}.${createHmac('sha256', await exportSPKI(key))
        .update(signed)
        .digest('base64url')}`;
    },
    'a wrong issuer': () => sign({ ...claims(), iss: 'stytch.com/another-project' }),
    'no issuer': () => sign({ ...claims(), iss: undefined }),
    'a wrong audience': () => sign({ ...claims(), aud: ['another-project'] }),
    'an unknown kid': () => sign(claims(), { kid: 'key-2' }),
    'no kid': () => sign(claims(), { kid: undefined }),
    'another key under our kid': async () => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: product.kid }).sign(privateKey);
    },
    'an end in the past': () => sign({ ...claims(), exp: start.getTime() / 1000 - 61 }),
    'a start in the future': () => sign({ ...claims(), nbf: start.getTime() / 1000 + 61 }),
    'no end': () => sign({ ...claims(), exp: undefined }),
    'tampered claims': async () => {
      const [header, , signature] = (await sign(claims())).split('.');
      return `${header}.${encode(claimsFor({ ...ada, subject: 'user-test-eve' }, start))}.${signature}`;
    },
    'a cut signature': async () => (await sign(claims())).slice(0, -4),
    'no session claim': () => sign({ ...claims(), 'https://stytch.com/session': undefined }),
    'no JWT at all': () => 'opaque',
  };

  it.each(Object.keys(forgeries))('security 2: refuses a session JWT with %s', async (name) => {
    const token = await forgeries[name]?.();
    const answer = await product.call('getAccount', { token });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(authenticationFailed);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it("security 2: the tests' issuer and audience are those of the verifier", () => {
    expect(claims()).toMatchObject({ iss: issuer, aud: [audience] });
  });

  it.each(['getAccount', 'getMyPackages', 'getMyPackage', 'getMyInvoices', 'getMyInvoice'])(
    'security 1: %s refuses a guest',
    async (call) => {
      expect(await product.call(call)).toMatchObject({ status: 401, body: authenticationFailed });
      const basic = { authorization: 'Basic YTpi' };
      expect((await product.call(call, { headers: basic })).status).toBe(401);
    },
  );

  it('security 1: updateAccount refuses a guest', async () => {
    expect((await product.call('updateAccount', { body: { version: 1 } })).status).toBe(401);
  });

  it('security 6: a revoked session is refused at once, its other sessions are not', async () => {
    const gone = await product.tokenOf({ ...ada, sessionId: 'session-test-gone' });
    const other = await product.tokenOf({ ...ada, sessionId: 'session-test-other' });
    expect((await product.call('getAccount', { token: gone })).status).toBe(200);
    await opened.db.insert(schema.revokedSessions).values({ sessionId: 'session-test-gone' });
    expect(await product.call('getAccount', { token: gone })).toMatchObject({
      status: 401,
      body: authenticationFailed,
    });
    expect((await product.call('getAccount', { token: other })).status).toBe(200);
  });

  it('security 26: unreadable keys say nothing about the token: 503, not 401', async () => {
    const fresh = await startProduct(opened.db, start);
    fresh.setReachable(false);
    const answer = await fresh.call('getAccount', { token: await fresh.tokenOf(ada) });
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ message: expect.any(String) as string });
    await fresh.close();
  });

  it('data-model: 1031 when no account has the signed-in address', async () => {
    const token = await product.tokenOf({ subject: 'user-test-nobody', email: 'nobody@example.com' });
    const answer = await product.call('getAccount', { token });
    expect(answer).toMatchObject({ status: 400, body: { code: 1031 } });
  });

  it('a sign-in by a verified phone or an e-mail in another case finds the account and stays linked', async () => {
    const { id } = await addAccount(opened.db, { warehouseId, phone: '+13055550199', phoneVerified: true });
    const byPhone = await product.tokenOf({ subject: 'user-test-phone', phone: '+13055550199' });
    expect((await product.call('getAccount', { token: byPhone })).body.id).toBe(id);
    const noFactor = await product.tokenOf({ subject: 'user-test-phone' });
    expect((await product.call('getAccount', { token: noFactor })).body.id).toBe(id);
    const upper = await product.tokenOf({ subject: 'user-test-upper', email: 'ADA@Example.com' });
    expect((await product.call('getAccount', { token: upper })).body.email).toBe(ada.email);
  });

  it('an unverified address opens no active account', async () => {
    await addAccount(opened.db, { warehouseId, phone: '+13055550177', phoneVerified: false });
    const token = await product.tokenOf({ subject: 'user-test-squatter', phone: '+13055550177' });
    expect((await product.call('getAccount', { token })).body.code).toBe(1031);
  });

  it('an invited account is activated by its first sign-in, which verifies that address only', async () => {
    const { id } = await addAccount(opened.db, {
      warehouseId,
      status: 'invited',
      email: 'new@example.com',
      emailVerified: false,
      phone: '+13055550188',
    });
    const token = await product.tokenOf({ subject: 'user-test-new', email: 'new@example.com' });
    expect((await product.call('getAccount', { token })).body).toMatchObject({ id, status: 'active' });
    const byPhone = await product.tokenOf({ subject: 'user-test-other', phone: '+13055550188' });
    expect((await product.call('getAccount', { token: byPhone })).body.code).toBe(1031);
  });

  it('an account that verified an address wins over an invited one that only claims it', async () => {
    await addAccount(opened.db, { warehouseId, status: 'invited', email: ada.email, emailVerified: false });
    const token = await product.tokenOf({ subject: 'user-test-ada-again', email: ada.email });
    expect((await product.call('getAccount', { token })).body.name).toBe('Ada Whitfield');
  });

  it('a closed account is refused with 1040; a suspended one reads but changes nothing', async () => {
    await addAccount(opened.db, { warehouseId, email: 'closed@example.com', status: 'closed' });
    await addAccount(opened.db, { warehouseId, email: 'suspended@example.com', status: 'suspended' });
    const closed = await product.tokenOf({ subject: 'user-test-closed', email: 'closed@example.com' });
    expect((await product.call('getMyPackages', { token: closed })).body.code).toBe(1040);
    const suspended = await product.tokenOf({ subject: 'user-test-susp', email: 'suspended@example.com' });
    expect((await product.call('getMyPackages', { token: suspended })).status).toBe(200);
    const change = { version: 1, name: 'Someone' };
    expect((await product.call('updateAccount', { token: suspended, body: change })).body.code).toBe(1040);
  });

  it('an account that was suspended or closed before its first sign-in is recognized, and not opened by it', async () => {
    const unopened = { warehouseId, emailVerified: false };
    const { id } = await addAccount(opened.db, {
      ...unopened,
      ...{ email: 'early@example.com', status: 'suspended', phone: '+13055550155' },
    });
    await addAccount(opened.db, { ...unopened, email: 'gone@example.com', status: 'closed' });
    const early = await product.tokenOf({ subject: 'user-test-early', email: 'early@example.com' });
    expect((await product.call('getAccount', { token: early })).body).toMatchObject({
      id,
      status: 'suspended',
    });
    const gone = await product.tokenOf({ subject: 'user-test-gone', email: 'gone@example.com' });
    expect((await product.call('getAccount', { token: gone })).body.code).toBe(1040);
    // Once somebody has signed in to it, an address that they have not proved counts no more.
    const other = await product.tokenOf({ subject: 'user-test-caller', phone: '+13055550155' });
    expect((await product.call('getAccount', { token: other })).body.code).toBe(1031);
  });

  it('security 19: no answer is cacheable', async () => {
    const token = await product.tokenOf(ada);
    for (const call of ['getAccount', 'getMyPackages', 'getMyInvoices', 'getMyInvoice', 'nothing']) {
      const { headers } = await product.call(call, { token });
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await product.call('getAccount')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('security 6: signing in again after the account was linked does not raise its version', async () => {
    const [before] = await opened.db
      .select()
      .from(schema.accounts)
      .where(eq(schema.accounts.email, 'new@example.com'));
    expect(before?.version).toBe(1);
  });
});
