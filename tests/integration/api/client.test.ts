import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createProductClient } from '@/lib/bff/product-api/client';
import { createResilience, productApiLimits, type ResilienceLimits } from '@/lib/bff/product-api/resilience';
import { toResult } from '@/lib/bff/product-api/result';
import { AppError } from '@/lib/contract/errors';
import { listenWith, type Listening } from '@/tests/support/listen';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const emptyPage = {
  packages: [],
  total: 0,
  counts: {
    expected: 0,
    at_warehouse: 0,
    action_needed: 0,
    being_prepared: 0,
    on_the_way: 0,
    ready_for_pickup: 0,
    done: 0,
  },
  nextCursor: null,
};

let upstream: Listening | undefined;

afterEach(async () => {
  await upstream?.close();
  upstream = undefined;
});

async function start(
  answer: (response: ServerResponse, call: number) => void,
  limits: Partial<ResilienceLimits> = {},
) {
  const seen: Seen[] = [];
  upstream = await listenWith(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        answer(response, seen.length);
      });
    }),
  );
  const client = createProductClient({
    baseUrl: upstream.origin,
    fetch: (request) => fetch(request),
    resilience: createResilience({ ...productApiLimits, ...limits }),
    token: 'the.session.jwt',
  });
  return { client, seen };
}

const json =
  (status: number, body: unknown) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe('SPEC 7: the calls of the product API', () => {
  it('go to {api base}/api/{path} with accept JSON and the bearer, null and empty parameters dropped', async () => {
    const { client, seen } = await start(json(200, emptyPage));
    await client.getMyPackages({ q: '', group: undefined, limit: 25, sort: 'newest' });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/getMyPackages?limit=25&sort=newest',
      body: '',
    });
    expect(seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer the.session.jwt',
    });
    expect(seen[0]?.headers['content-type']).toBeUndefined();
  });

  it('send JSON bodies, and no credential for a guest', async () => {
    const state = { complete: true, loginHint: 'a•••@example.com' };
    const { seen } = await start(json(200, state));
    const guest = createProductClient({
      baseUrl: upstream?.origin ?? '',
      fetch: (request) => fetch(request),
      resilience: createResilience(),
    });
    expect(await guest.isOnboardingComplete('whs-token')).toEqual(state);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/isOnboardingComplete',
      body: '{"warehouseToken":"whs-token"}',
    });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });
});

describe('SPEC 8: every status has its class, code and message', () => {
  it('a 200 whose body breaks the contract is an unknown response (23)', async () => {
    const { client } = await start(json(200, { packages: 'many' }));
    expect(await failureOf(client.getMyPackages({}))).toMatchObject({ code: 23 });
  });

  it('a 200 that is not JSON is an unknown response (23)', async () => {
    const { client } = await start((response) => response.end('<html>'));
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 23 });
  });

  it('a 204 returns nothing, which a call that expects a body rejects', async () => {
    const { client } = await start((response) => response.writeHead(204).end());
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 23 });
  });

  it('a 400 raises the code, message and fields of the body', async () => {
    const body = { code: 1010, message: 'Check the marked fields', fields: { name: 'Enter your name' } };
    const { client } = await start(json(400, body));
    expect(await failureOf(client.updateAccount({ version: 1, name: '' }))).toMatchObject(body);
  });

  it('a 400 without code and message is an unknown response (23)', async () => {
    const { client } = await start(json(400, { error: 'bad' }));
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 23 });
  });

  it('a 401 is authentication failed (1030)', async () => {
    const { client } = await start(json(401, {}));
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 1030 });
  });

  it.each([500, 502, 503, 599])('%i is a server error (15) with the status text', async (status) => {
    const { client } = await start((response) => response.writeHead(status, 'Out to lunch').end('{}'), {
      retries: 0,
    });
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 15, message: 'Out to lunch' });
  });

  it.each([201, 302, 403, 404, 418, 429])("%i is 'Unexpected Status Code: %i' (23)", async (status) => {
    const { client } = await start((response) => response.writeHead(status).end());
    expect(await failureOf(client.getAccount())).toMatchObject({
      code: 23,
      message: `Unexpected Status Code: ${status}`,
    });
  });

  it('a connection that breaks is a network error (4)', async () => {
    const { client } = await start((response) => response.socket?.destroy(), { retries: 0 });
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 4 });
  });

  it('a connection that breaks in the middle of the body is a network error (4)', async () => {
    const { client } = await start(
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{');
        response.socket?.destroy();
      },
      { retries: 0 },
    );
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 4 });
  });
});

describe('security 27: time-out, retry and breaker', () => {
  it('the time-out is 5 s, and a missing answer is a network error (4)', async () => {
    expect(productApiLimits).toMatchObject({ timeout: 5_000, retries: 2, failuresToOpen: 20 });
    const { client } = await start(() => undefined, { timeout: 50, retries: 0 });
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 4 });
  });

  it('a GET is tried at most three times in all', async () => {
    const { client, seen } = await start((response) => response.writeHead(503).end());
    await failureOf(client.getAccount());
    expect(seen).toHaveLength(3);
  });

  it('a GET that succeeds on the second try succeeds', async () => {
    const { client, seen } = await start((response, call) =>
      call === 1 ? response.writeHead(503).end() : json(200, emptyPage)(response),
    );
    expect(await client.getMyPackages({})).toEqual(emptyPage);
    expect(seen).toHaveLength(2);
  });

  it('a POST and a refusal are never retried', async () => {
    const { client, seen } = await start((response) => response.writeHead(503).end());
    await failureOf(client.updateAccount({ version: 1 }));
    expect(seen).toHaveLength(1);
  });

  it('after 20 consecutive failures no calls are made until the breaker half-opens', async () => {
    let healthy = false;
    const { client, seen } = await start(
      (response) => (healthy ? json(200, emptyPage)(response) : response.writeHead(500).end()),
      { retries: 0, openFor: 50 },
    );
    for (let call = 0; call < 20; call += 1) await failureOf(client.getAccount());
    expect(await failureOf(client.getAccount())).toMatchObject({ code: 4 });
    expect(seen).toHaveLength(20);
    healthy = true;
    await expect
      .poll(
        () =>
          client.getMyPackages({}).then(
            () => 'works',
            () => 'open',
          ),
        { timeout: 5_000 },
      )
      .toBe('works');
  });

  it('answers below 500 count as successes', async () => {
    const { client, seen } = await start(json(400, { code: 1001, message: 'No such package' }), {
      retries: 0,
    });
    for (let call = 0; call < 25; call += 1) await failureOf(client.getMyPackage('pkg_1'));
    expect(seen).toHaveLength(25);
  });
});

describe('SPEC 2: the result a page receives', () => {
  it('an error travels as a value with code and message, without its cause', async () => {
    const { client } = await start((response) => response.writeHead(503, 'Out to lunch').end(), {
      retries: 0,
    });
    expect(await toResult('getAccount', () => client.getAccount())).toEqual({
      ok: false,
      error: { code: 15, message: 'Out to lunch' },
    });
  });

  it('an authentication failure is left to the guard', async () => {
    const { client } = await start(json(401, {}));
    expect(await failureOf(toResult('getAccount', () => client.getAccount()))).toMatchObject({ code: 1030 });
  });
});
