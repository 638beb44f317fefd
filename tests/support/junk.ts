import { nearlyRight, type Aim } from './junk-next';

/** A seeded source of choices: the same junk in every run. */
export interface Random {
  /** From 0 to 1. */
  next: () => number;
  pick: (list: readonly string[]) => string;
}

/** A small seeded generator (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'GÉT',
  '',
];
const paths = [
  '/',
  '/packages',
  '/packages/%',
  '/packages/pkg_x',
  '/invoices/%ff',
  '/invoices/..%2f..%2fetc',
  '/account',
  '/auth/login',
  '/auth/verify-otp',
  '/auth/onboard?token=%00',
  '/auth/onboard2',
  '/outbox',
  '/session/clear',
  '/sdk/v1/sessions/authenticate',
  '/sdk/v1/otps/authenticate',
  '/sdk/v1/otps/email/login_or_create',
  '/sdk/v1/users/me',
  '/sdk/v1/events',
  '/sdk/v1/projects/bootstrap/x',
  '/v1/sessions/jwks/x',
  '/v1/outbox',
  '/api/getAccount',
  '/api/getMyPackages?limit=1e9',
  '/api/updateAccount',
  '/api/isOnboardingComplete',
  '/api/completeOnboarding',
  '/bff/getMyPackages?cursor=%F0%9F',
  '/bff/getMyInvoices',
  '/healthz',
  '/readyz',
  '/_next/image?url=/x&w=1&q=1',
  '/_next/static/../../package.json',
  '/_next/data/x/index.json',
  '/favicon.ico',
  '/__nextjs_original-stack-frame',
  '//evil.example',
  '/\\evil',
  '*',
  'http://evil.example/',
  'x',
  '/%2e%2e/',
  '/ a',
];
const headers = [
  'Host: localhost',
  'Host: evil.example',
  'Host: ',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: text/plain;charset=UTF-8',
  'Next-Action: 7f0000000000000000000000000000000000000000',
  'Next-Action: x',
  'RSC: 1',
  'Next-Router-State-Tree: %5B%22',
  'Next-Router-State-Tree: [',
  'Next-Router-Prefetch: 1',
  'Next-Url: //x',
  'Cookie: stytch_session=a; stytch_session_jwt=a.b.c',
  'Cookie: =;;=',
  'Cookie: stytch_session_jwt=%',
  'Origin: null',
  'Origin: http://evil.example',
  'Authorization: Basic ====',
  'Authorization: Bearer a.b.c',
  'Accept: */*;q=x',
  'Accept-Encoding: br;q=0',
  'Range: bytes=9-1',
  'If-None-Match: *',
  'Expect: 100-continue',
  'Expect: x',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'X-Forwarded-For: ,,,',
  'X-Forwarded-Host: evil.example',
  'X-Middleware-Subrequest: middleware',
  'X-Nextjs-Data: 1',
  'Sec-Fetch-Site: cross-site',
  'Bad Header',
  ': x',
  'X:\u0001',
];
const bodies = [
  '',
  '{}',
  'null',
  '[',
  '"',
  '{"code":1}',
  '{"email":[]}',
  '{"token":{}}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\r\n--x--',
  '{"__proto__":{"a":1}}',
  '\u0000\u00ff',
  '['.repeat(2_000),
];

function* generate(seed: number, count: number, aim: Aim | undefined): Generator<Buffer> {
  const random = randomFrom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  for (let made = 0; made < count; made += 1) {
    if (aim !== undefined && random() < 0.6) {
      yield nearlyRight({ next: random, pick }, aim);
      continue;
    }
    if (random() < 0.03) {
      yield Buffer.from(
        Array.from({ length: 1 + Math.floor(random() * 200) }, () => Math.floor(random() * 256)),
      );
      continue;
    }
    const body = pick(bodies);
    const lines = Array.from({ length: Math.floor(random() * 7) }, () => pick(headers));
    if (random() < 0.9) lines.unshift('Host: localhost');
    if (random() < 0.6) lines.push(`Content-Length: ${Buffer.byteLength(body, 'latin1')}`);
    lines.push('Connection: close');
    const version = random() < 0.97 ? 'HTTP/1.1' : 'HTTP/9.9';
    const text = `${pick(methods)} ${pick(paths)} ${version}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
    yield Buffer.from(text, 'latin1');
  }
}

/** Seeded requests from almost valid to pure noise. Several workers may share the iterator. */
export function junkRequests(seed: number, count: number, aim?: Aim): Generator<Buffer> {
  return generate(seed, count, aim);
}
