import type { Random } from './junk';

/** Real addresses, sessions, actions and files, which let junk get past the first check. */
export interface Aim {
  origin: string;
  cookies: string[];
  actions: string[];
  files: string[];
}

const pages = [
  '/',
  '/packages',
  '/account',
  '/invoices',
  '/auth/login',
  '/auth/onboard',
  '/landing',
  '/uikit/misc',
];
const handlers = ['/bff/getMyPackages', '/api/getAccount', '/files/x', '/session/clear', '/sdk/v1/users/me'];
const others = [
  '/unknown',
  '/packages.rsc',
  '/auth/login.rsc',
  '/packages/pkg_x',
  '/robots.txt',
  '/healthz',
  '/_next/static/x.js',
];

const ranges = [
  'bytes=x',
  'bytes=99999999-',
  'bytes=-0',
  'bytes=0-0,9999999-',
  'bytes=5-2',
  'bytes=0-',
  'bytes=',
  'lines=1-2',
  'bytes=0-1,2-3,4-5,6-7,8-9,10-11,12-13',
  `bytes=${'9'.repeat(400)}-`,
];
const conditions = [
  'If-Range: x',
  'If-Range: "x"',
  'If-Range: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Match: "x"',
  'If-Match: *',
  'If-None-Match: ,',
  'If-Modified-Since: x',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Unmodified-Since: 0',
];

const states = [
  '[',
  '%',
  '%5B%22',
  'null',
  '[]',
  '{}',
  '["",{}]',
  '["",{"children":["x",{}]}]',
  '["",{"children":["packages",{"children":["__PAGE__",{}]}]},null,"refetch"]',
  '["",{"children":5}]',
  '[["a","b","z"],{}]',
  `[${'['.repeat(3_000)}`,
  '["",{"__proto__":["",{}]}]',
];
const routerHeaders = [
  'Next-Router-Prefetch: 1',
  'Next-Router-Prefetch: 2',
  'Next-Router-Prefetch: x',
  'Next-Router-Segment-Prefetch: /_tree',
  'Next-Router-Segment-Prefetch: /x',
  'Next-Router-Segment-Prefetch: //..//',
  'Next-Router-Segment-Prefetch: %',
  'Next-Url: //x',
  'Next-Url: %',
  'Next-Url: /packages',
  'Next-HMR-Refresh: 1',
  'Next-Instant-Navigation-Testing: 1',
  'Next-Router-Stale-Time: x',
  'Next-Resume: 1',
  'Purpose: prefetch',
  'X-Nextjs-Data: 1',
  'X-Action-Forwarded: 1',
];

const flight = [
  '',
  '[',
  'null',
  '{}',
  '[]',
  '[null]',
  '["$undefined"]',
  '["$1"]',
  '["$0"]',
  '["$0:0"]',
  '["$0:9:x"]',
  '["$K1"]',
  '["$Q1"]',
  '["$@1"]',
  '["$h1"]',
  '["$B1"]',
  '["$T"]',
  '["$D2026"]',
  '["$n1"]',
  '["$nx"]',
  '["$R1"]',
  '["$Ax"]',
  '[{"id":"x","nickname":"y"}]',
  '[{"__proto__":{"a":1}}]',
  '[{"then":"$@0"}]',
  '[["",{}],1,2,3]',
  '[1e999]',
  '["\\ud800"]',
  `["${'x'.repeat(9_000)}"]`,
  `${'['.repeat(900)}${']'.repeat(900)}`,
];
const partNames = [
  '0',
  '1',
  '_1_name',
  '1_$ACTION_ID_x',
  '$ACTION_REF_1',
  '$ACTION_1:0',
  '$ACTION_1:1',
  '$ACTION_KEY',
  '$ACTION_ID_',
  'S1',
  '',
  'file"; filename="x',
];
const origins = ['null', '', 'https://evil.example', 'x', 'http://localhost', 'http://['];
const sites = ['cross-site', 'same-site', 'none', 'same-origin', 'x'];
const types = [
  'text/plain;charset=UTF-8',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'Multipart/Form-Data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json',
  'application/octet-stream',
  '',
];

interface Message {
  method: string;
  path: string;
  headers: string[];
  body: string;
}

function multipart(pick: Random['pick'], next: Random['next'], actions: string[]): string {
  const count = Math.floor(next() * 4);
  const parts = Array.from({ length: count }, () => {
    const name = next() < 0.2 ? `$ACTION_ID_${pick(actions)}` : pick(partNames);
    const value =
      next() < 0.3 ? `{"id":"${pick(actions)}","bound":"${pick(['$@1', '$@2', 'x'])}"}` : pick(flight);
    const extra =
      next() < 0.15
        ? `\r\n${pick(['Content-Type: application/octet-stream', 'Content-Transfer-Encoding: base64', 'X'])}`
        : '';
    return `--x\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}${next() < 0.9 ? '--x--\r\n' : ''}`;
}

/** A Server Action, or a malformed one. */
function action({ next, pick }: Random, aim: Aim): Message {
  const type = pick(types);
  const ours = next() < 0.7;
  return {
    method: 'POST',
    path: pick([...pages, ...others]),
    headers: [
      ...(ours ? [`Origin: ${aim.origin}`] : [`Origin: ${pick(origins)}`]),
      ...(next() < 0.3 ? [`Sec-Fetch-Site: ${ours ? 'same-origin' : pick(sites)}`] : []),
      ...(next() < 0.8
        ? [`Next-Action: ${next() < 0.8 ? pick(aim.actions) : pick(['x', '', '40'.repeat(21), 'toString'])}`]
        : []),
      ...(type ? [`Content-Type: ${type}`] : []),
      ...(next() < 0.3 ? ['RSC: 1', `Next-Router-State-Tree: ${encodeURIComponent(pick(states))}`] : []),
    ],
    body: /multipart/i.test(type) && next() < 0.9 ? multipart(pick, next, aim.actions) : pick(flight),
  };
}

/** A file, or a page requested as one. */
function file({ next, pick }: Random, aim: Aim): Message {
  return {
    method: pick(['GET', 'GET', 'GET', 'HEAD', 'POST']),
    path: next() < 0.8 ? pick(aim.files) : pick([...pages, ...handlers, ...others]),
    headers: [
      ...(next() < 0.8 ? [`Range: ${pick(ranges)}`] : []),
      ...(next() < 0.5 ? [pick(conditions)] : []),
      ...(next() < 0.2 ? ['Accept-Encoding: gzip, br'] : []),
    ],
    body: '',
  };
}

/** The payload of a page, as Next's router requests it. */
function payload({ next, pick }: Random, aim: Aim): Message {
  const state = pick(states);
  return {
    method: pick(['GET', 'GET', 'GET', 'HEAD', 'POST']),
    path: pick([...pages, ...handlers, ...others, ...aim.files]) + (next() < 0.5 ? '?_rsc=x' : ''),
    headers: [
      ...(next() < 0.9 ? ['RSC: 1'] : []),
      ...(next() < 0.7
        ? [`Next-Router-State-Tree: ${next() < 0.7 ? encodeURIComponent(state) : state}`]
        : []),
      ...Array.from({ length: Math.floor(next() * 3) }, () => pick(routerHeaders)),
      ...(next() < 0.1 ? [`Origin: ${pick(origins)}`] : []),
    ],
    body: '',
  };
}

/** A request almost like Next's own, or like a browser's for a file. */
export function nearlyRight(random: Random, aim: Aim): Buffer {
  const { next, pick } = random;
  const make = [action, action, file, payload];
  const { method, path, headers, body } = (make[Math.floor(next() * make.length)] ?? file)(random, aim);
  const lines = [
    `Host: ${new URL(aim.origin).host}`,
    ...(next() < 0.5 ? [`Cookie: ${pick(aim.cookies)}`] : []),
    ...headers,
    ...(body || method === 'POST' ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`] : []),
    'Connection: close',
  ];
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}
