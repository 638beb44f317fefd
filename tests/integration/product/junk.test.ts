import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-20T12:00:00Z');
const nested = (depth: number) => `{"warehouseToken":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe.each(databases)('junk on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let token: string;
  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    const account = await addAccount(opened.db, { warehouseId: await addWarehouse(opened.db) });
    token = await product.tokenOf({ subject: 'user-test-ada', email: account.email });
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const json = { 'content-type': 'application/json' };
  const bad: [string, string, Record<string, string>][] = [
    ['no JSON', '{"warehouseToken":', json],
    ['an empty body', '', json],
    ['a JSON text', '"text"', json],
    ['a JSON list', '[]', json],
    ['null', 'null', json],
    ['another content type', '{"warehouseToken":"x"}', { 'content-type': 'text/plain' }],
    ['a form', 'warehouseToken=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'a content type that only begins alike',
      '{"warehouseToken":"x"}',
      { 'content-type': 'application/jsonp' },
    ],
    ['a compressed body', 'H4sIAAAAAAAA', { ...json, 'content-encoding': 'gzip' }],
    ['101 levels', nested(100), json],
    ['100,000 levels', nested(100_000), json],
    ['unclosed levels', '['.repeat(500_000), json],
    ['a million escaped quotes', `"${'\\"'.repeat(500_000)}`, json],
    ['a NUL in the text', '{"warehouseToken":"\\u0000"}', json],
    ['half a surrogate pair', '{"warehouseToken":"\\ud800"}', json],
    ['a wrong type', '{"warehouseToken":7}', json],
    ['a huge number', '{"warehouseToken":1e999}', json],
  ];
  it.each(bad)('security 22: %s is 400 with code 1010', async (_, body, headers) => {
    for (const call of ['isOnboardingComplete', 'updateAccount']) {
      const answer = await product.call(call, { body, headers, token, client: '192.0.2.1' });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 1010, message: expect.any(String) as string },
      });
    }
  });

  it('security 22: 100 levels are still read', async () => {
    const answer = await product.call('isOnboardingComplete', { body: nested(99), client: '192.0.2.2' });
    expect(answer.body).toMatchObject({
      code: 1010,
      fields: { warehouseToken: expect.any(String) as string },
    });
  });

  it('security 22: 101 levels are refused without parsing', async () => {
    const answer = await product.call('isOnboardingComplete', { body: nested(100), client: '192.0.2.2' });
    expect(answer.body).toEqual({ code: 1010, message: 'The request is nested too deeply' });
  });

  it('security 22: invalid UTF-8 is 400', async () => {
    const response = await fetch(`${product.origin}/api/isOnboardingComplete`, {
      method: 'POST',
      headers: json,
      body: Buffer.concat([Buffer.from('{"warehouseToken":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 1010 });
  });

  it('security 22: a body over 1 MB is 413, declared or chunked', async () => {
    const large = JSON.stringify({ warehouseToken: 'x'.repeat(1_100_000) });
    const declared = await product.call('isOnboardingComplete', { body: large });
    expect(declared.status).toBe(413);
    const chunked = await fetch(`${product.origin}/api/isOnboardingComplete`, {
      method: 'POST',
      headers: json,
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  it.each(['getNothing', 'getaccount', 'getAccount/', 'getAccount/x', '%', '%ff', '..%2fgetAccount', ''])(
    'data-model: an unknown call (%s) is 404 with code 1001',
    async (call) => {
      const answer = await product.call(call, { token });
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 1001, message: expect.any(String) as string },
      });
    },
  );

  it.each([
    ['getAccount', 'POST', 'GET, HEAD'],
    ['getMyPackages', 'DELETE', 'GET, HEAD'],
    ['updateAccount', 'GET', 'POST'],
    ['isOnboardingComplete', 'GET', 'POST'],
    ['completeOnboarding', 'PUT', 'POST'],
    ['getAccount', 'OPTIONS', 'GET, HEAD'],
  ])('a wrong method (%s by %s) is 405 and names the right one', async (call, method, allow) => {
    const answer = await product.call(call, { method, token });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('security 24: when the database fails the answer is a bare 500; the log has the cause, without customers’ data', async () => {
    const broken = await startProduct(opened.db, start);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await opened.db.execute('alter table packages rename to packages_gone');
    try {
      const answer = await broken.call('getMyPackages', {
        token: await broken.tokenOf({ subject: 'user-test-ada' }),
        query: { q: 'very private' },
      });
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({ message: expect.any(String) as string });
      expect(JSON.stringify(answer.body)).not.toMatch(/select|packages|relation|\/|\bat\b.*:\d/i);
      const lines = logged.mock.calls.flat().join('\n');
      expect(lines).toContain('product_call_failed');
      expect(lines).toContain('packages');
      expect(lines).not.toContain('very private');
    } finally {
      await opened.db.execute('alter table packages_gone rename to packages');
      logged.mockRestore();
      await broken.close();
    }
  });
});
