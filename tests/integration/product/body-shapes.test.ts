import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorScopes } from '@/lib/domain/operator/operator';
import { createProductServer, mountedCalls } from '@/server/product-api';
import { createApiKey } from '@/server/product-api/operator/keys';
import type { OpenedDatabase } from '@/server/database';
import { hookSignature } from '@/server/delivery/hook';
import { databases } from '@/tests/support/databases';
import { paymentProviders } from '@/tests/support/payment-providers';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import { createTokenProvider } from '@/tests/support/product-tokens';

const now = new Date('2026-05-20T12:00:00Z');
const secret = 'whsec_shapes';
const posts = mountedCalls
  .filter((name) => name.startsWith('POST '))
  .map((name) => name.slice('POST '.length));

/** A validator's default messages. */
const rawWords = /expected|received|invalid_|unrecogni[sz]ed|undefined|zod/i;

describe.each(databases)('a body that is not an object, on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let server: Listening;
  let customer: string;
  /** By shape: a key makes 120 calls a minute. */
  const operators = new Map<string, string>();

  const shapes: [string, string][] = [
    ['a list', '[]'],
    ['a text', '"text"'],
    ['a number', '7'],
    ['true', 'true'],
    ['null', 'null'],
    ['nothing', ''],
  ];

  beforeAll(async () => {
    opened = await open();
    const provider = await createTokenProvider(() => now);
    const webhookSecrets = { easypost: secret, karrio: secret };
    const dependencies = {
      db: opened.db,
      verifier: provider.verifier,
      clock: () => now,
      webhookSecrets,
      messageSecret: secret,
      texts: { secret, deliver: () => Promise.resolve() },
      payments: {
        providers: paymentProviders(opened.db, () => now),
        returnUrl: () => 'http://localhost/',
        payUrl: () => 'http://localhost/',
      },
    };
    server = await listen(createProductServer(dependencies));
    const warehouseId = await addWarehouse(opened.db);
    const account = await addAccount(opened.db, { warehouseId });
    customer = await provider.tokenOf({ subject: 'user-test-shapes', email: account.email });
    const scopes = [...operatorScopes];
    for (const [shape] of shapes) {
      const { key } = await createApiKey(opened.db, { name: 'WMS', warehouseId, scopes }, now);
      operators.set(shape, key);
    }
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
  });

  const cases = posts.flatMap((call) => shapes.map(([shape, body]) => ({ call, shape, body })));

  it.each(cases)('$call with $shape: 1010 in a plain sentence', async ({ call, shape, body }) => {
    const response = await fetch(`${server.origin}/api/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${call.startsWith('operator/') ? (operators.get(shape) ?? '') : customer}`,
        'x-event-id': secret,
        'waybill-signature': hookSignature(secret, body, now),
        'x-hmac-signature': `hmac-sha256-hex=${createHmac('sha256', secret).update(body).digest('hex')}`,
      },
      body,
    });
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(400);
    expect(answer).toEqual({ code: 1010, message: expect.stringMatching(/^[A-Z][^_{}]+$/) as string });
    expect(JSON.stringify(answer)).not.toMatch(rawWords);
  });
});
