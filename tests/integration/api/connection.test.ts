import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductClient } from '@/lib/bff/product-api/client';
import { productConnection } from '@/lib/bff/product-api/connection';
import { visitorHeaders } from '@/lib/session/renewal/visitor';
import { listen, type Listening } from '@/tests/support/listen';

let upstream: Listening;
let seen: Headers | undefined;

beforeAll(async () => {
  upstream = await listen(async (request) => {
    seen = request.headers;
    return Response.json({ complete: true, loginHint: 'a•••@example.com' });
  });
  process.env.PRODUCT_API_URL = upstream.origin;
});
afterAll(() => upstream.close());

it("a remote product API receives request id and browser, but not the visitor's address", async () => {
  const headers = visitorHeaders(
    new Headers({
      'x-waybill-client': '203.0.113.7',
      'x-waybill-place': 'PT',
      'x-request-id': 'request-1',
      'user-agent': 'Browser/1',
    }),
  );
  await createProductClient(productConnection({ headers })).isOnboardingComplete('token');
  expect(seen?.get('x-request-id')).toBe('request-1');
  expect(seen?.get('user-agent')).toBe('Browser/1');
  expect(seen?.has('x-waybill-client')).toBe(false);
  expect(seen?.has('x-waybill-place')).toBe(false);
});
