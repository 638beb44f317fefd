import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProductClient } from '@/lib/bff/product-api/client';
import { createResilience, productApiLimits, type ResilienceLimits } from '@/lib/bff/product-api/resilience';
import { AppError } from '@/lib/contract/errors';
import { listenWith, type Listening } from '@/tests/support/listen';

/** The time-out in tests that wait for it, in ms. */
const soon = 60;

let upstream: Listening | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  await upstream?.close();
  upstream = undefined;
});

type Answer = (response: ServerResponse, call: number, request: IncomingMessage) => void;

async function start(answer: Answer, limits: Partial<ResilienceLimits> = {}) {
  const seen: (string | undefined)[] = [];
  upstream = await listenWith(
    createServer((request, response) => {
      seen.push(request.method);
      request.resume();
      answer(response, seen.length, request);
    }),
  );
  const connection = {
    baseUrl: upstream.origin,
    fetch: (request: Request) => fetch(request),
    resilience: createResilience({ ...productApiLimits, ...limits }),
    token: 'the.session.jwt',
  };
  const clientFor = (signal?: AbortSignal) =>
    createProductClient({ ...connection, ...(signal && { signal }) });
  return { client: clientFor(), clientFor, seen };
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refuse = (response: ServerResponse) => json(response, 400, { code: 1001, message: 'No such package' });
const fail = (response: ServerResponse) => response.writeHead(500).end();

async function codeOf(call: Promise<unknown>): Promise<number | undefined> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : undefined;
}

describe('security 27: calls of the product API end after 5 s', () => {
  it('the portal runs with that time-out, two retries and a threshold of 20 failures', () => {
    expect(productApiLimits).toMatchObject({ timeout: 5_000, retries: 2, failuresToOpen: 20 });
  });

  it('an answer that stops in the middle of its body is a network error (4)', async () => {
    const stall: Answer = (response) => void response.writeHead(200).write('{"id":');
    const { client } = await start(stall, { timeout: soon, retries: 0 });
    expect(await codeOf(client.getAccount())).toBe(4);
  });

  it('the same when the request was garbage-collected while its answer is read', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const collecting = setInterval(collect, 20);
    const stall: Answer = (response) => void response.writeHead(200).write('{"id":');
    const { client } = await start(stall, { timeout: 500, retries: 0 });
    expect(await codeOf(client.getAccount())).toBe(4);
    clearInterval(collecting);
  });

  it('a file that never starts is a network error (4)', async () => {
    const { client } = await start(() => undefined, { timeout: soon, retries: 0 });
    expect(await codeOf(client.openFile('getMyData', {}))).toBe(4);
  });

  it('a file that stalls is aborted, never taken as complete', async () => {
    const { client } = await start(
      (response) => {
        response.writeHead(200).write('half of ');
      },
      { timeout: soon },
    );
    const file = await client.openFile('getMyData', {});
    await expect(file.text()).rejects.toThrow();
  });
});

describe('security 27: a GET is retried at most twice, with jitter', () => {
  it('the delays differ from call to call', async () => {
    const pauses: number[] = [];
    const resilience = createResilience();
    const down = () => Promise.reject(new AppError(4, 'Down'));
    const original = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
      // The test runner's own timers are whole milliseconds; those with jitter are not.
      if (Number.isInteger(ms)) return original(run, ms);
      pauses.push(ms);
      return original(run, 0);
    });
    for (let call = 0; call < 4; call += 1) await codeOf(resilience.run(true, down));
    expect(pauses).toHaveLength(8);
    expect(new Set(pauses).size).toBe(8);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1_000);
  });

  it('a file download is retried like any GET', async () => {
    const { client, seen } = await start((response, call) =>
      call < 3 ? fail(response) : response.writeHead(200).end('whole'),
    );
    expect(await (await client.openFile('getMyData', {})).text()).toBe('whole');
    expect(seen).toEqual(['GET', 'GET', 'GET']);
  });

  it.each([
    'preAlertPackage',
    'declarePackage',
    'setPackageNickname',
    'answerPackage',
    'confirmAddress',
    'cancelPreAlert',
    'updateAccount',
  ] as const)('POST %s is sent once', async (name) => {
    const { client, seen } = await start(fail);
    const post: (body: never) => Promise<unknown> = client[name];
    expect(await codeOf(post({} as never))).toBe(15);
    expect(seen).toEqual(['POST']);
  });

  it('a refusal is not retried', async () => {
    const { client, seen } = await start(refuse);
    expect(await codeOf(client.getMyPackage('pkg_none'))).toBe(1001);
    expect(seen).toHaveLength(1);
  });

  it('a call whose visitor has left is not retried', async () => {
    const left = new AbortController();
    const { clientFor, seen } = await start(() => left.abort());
    expect(await codeOf(clientFor(left.signal).getAccount())).toBe(4);
    expect(seen).toHaveLength(1);
  });
});

describe('security 27: the breaker opens after 20 consecutive failures', () => {
  it('one refusal among them resets the count', async () => {
    const { client, seen } = await start(
      (response, call) => (call === 20 ? refuse(response) : fail(response)),
      { retries: 0 },
    );
    for (let call = 0; call < 39; call += 1) await codeOf(client.getAccount());
    expect(seen).toHaveLength(39);
    await codeOf(client.getAccount());
    await codeOf(client.getAccount());
    expect(seen).toHaveLength(40);
  });

  it('visitors who leave do not open it', async () => {
    let away: AbortController | undefined;
    const { client, clientFor, seen } = await start((response, call) =>
      call <= 25 ? away?.abort() : refuse(response),
    );
    for (let call = 0; call < 25; call += 1) {
      away = new AbortController();
      await codeOf(clientFor(away.signal).getAccount());
    }
    expect(await codeOf(client.getAccount())).toBe(1001);
    expect(seen).toHaveLength(26);
  });

  it('when open it fails every call with a network error (4) at once, a POST as well', async () => {
    const { client, seen } = await start(fail, { retries: 0 });
    for (let call = 0; call < 20; call += 1) await codeOf(client.getAccount());
    expect(await codeOf(client.setPackageNickname({ id: 'pkg_1', nickname: '' }))).toBe(4);
    expect(await codeOf(client.openFile('getMyData', {}))).toBe(4);
    expect(seen).toHaveLength(20);
  });

  it('the retries of a GET count: seven calls are enough', async () => {
    const { client, seen } = await start(fail);
    for (let call = 0; call < 8; call += 1) await codeOf(client.getAccount());
    expect(seen).toHaveLength(20);
  });
});
