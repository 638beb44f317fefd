import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';
import { providerVerifier } from '@/lib/session/verify/provider';
import { createProductServer } from '@/server/product-api';
import { Streams } from '@/server/product-api/stream/streams';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { openStream } from '@/tests/support/event-stream';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';
const clock = () => new Date();

let side: ProviderSide;
let streams: Streams;
let product: Listening;
let portal: Listening;
let current: SignedIn;
let stale: SignedIn;
let warehouseId: string;
let accountId: string;

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  streams = new Streams({ db: side.db, clock });
  product = await listen(createProductServer({ db: side.db, verifier, clock, streams }));
  portal = await listen((request) => answerBrowserCall(request, new URL(request.url).pathname.slice(5)));
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  warehouseId = await addWarehouse(side.db);
  ({ id: accountId } = await addAccount(side.db, { warehouseId, email }));
  stale = await side.signInLongAgo(email);
  current = await side.signIn(email);
});

afterAll(async () => {
  await streams.stop();
  for (const one of [portal, product, side]) await one.close();
});

const cookiesOf = ({ sessionToken, sessionJwt }: SignedIn) =>
  `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;
const open = (headers: Record<string, string>, query = '') =>
  openStream(`${portal.origin}/bff/streamMyChanges${query}`, headers);
const change = (subjectId: string) =>
  recordEvents(side.db, [{ kind: 'package.changed', data: {}, accountId, warehouseId, subjectId }], clock());

describe('the stream of a remote product API, through the portal', () => {
  it('reaches the browser by its session’s cookie, uncollected, and goes on from its last id', async () => {
    const stream = await open({ cookie: cookiesOf(current) }, '?age=1');
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await stream.until(() => stream.messages.length > 0);
    await change('pkg_one');
    await stream.until(() => stream.changed().length > 0);
    stream.leave();
    // Who leaves the portal leaves the API.
    await expect.poll(() => streams.size).toBe(0);
    await change('pkg_two');
    const again = await open({ cookie: cookiesOf(current), 'last-event-id': stream.lastId() });
    await again.until(() => again.changed().length > 0);
    expect([...stream.changed(), ...again.changed()]).toEqual(['pkg_one', 'pkg_two']);
    again.leave();
  });

  it('security 5: renews a session that is due, as every call does', async () => {
    const stream = await open({ cookie: cookiesOf(stale) });
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.getSetCookie().join()).toContain('stytch_session_jwt=');
    stream.leave();
  });

  it('security 1 and 21: is for signed-in customers, and no other site’s', async () => {
    const guest = await open({});
    expect([guest.response.status, await guest.response.text()]).toEqual([204, '']);
    const foreign = await open({ cookie: cookiesOf(current), 'sec-fetch-site': 'cross-site' });
    expect(foreign.response.status).toBe(403);
  });

  it('a refusal of the API is passed on with its code', async () => {
    const answer = await open({ cookie: cookiesOf(current) }, '?age=x');
    expect([answer.response.status, await answer.response.json()]).toMatchObject([400, { code: 1010 }]);
  });

  it('security 6: ends when the session is ended', async () => {
    const stream = await open({ cookie: cookiesOf(current) });
    await stream.until(() => stream.messages.length > 0);
    await side.identity.call('/sdk/v1/sessions/revoke', { body: {}, sessionToken: current.sessionToken });
    await stream.ended;
    expect((await open({ cookie: cookiesOf(current) })).response.status).toBe(204);
  });
});
