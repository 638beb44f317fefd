import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFront, type Front } from '../../support/front';

describe.each([
  ['https', true, 'max-age=31536000; includeSubDomains'],
  ['http', false, null],
] as const)('security 23: every answer of a portal on %s, whoever gives it', (_name, secure, transport) => {
  let front: Front;
  beforeAll(async () => {
    front = await startFront({ settings: { secure } });
  });
  afterAll(() => front.close());

  it.each(['/_next/static/chunks/a.js', '/api/getAccount', '/healthz', '/_next/image?url=x'])(
    '%s is not sniffed, and says how the host is to be asked',
    async (path) => {
      const { headers } = await fetch(`${front.origin}${path}`, { headers: { host: 'localhost:3000' } });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBe(transport);
    },
  );
});

describe('security 23: what is no page', () => {
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  let front: Front;
  let given: Record<string, string>;
  beforeAll(async () => {
    front = await startFront({ handler: (_, response) => response.writeHead(200, given).end('.') });
  });
  afterAll(() => front.close());

  async function ask(path: string, headers: Record<string, string>): Promise<Headers> {
    given = headers;
    return (await fetch(front.origin + path, { headers: { host: 'localhost:3000' } })).headers;
  }
  const policyOf = async (path: string, headers: Record<string, string>) =>
    (await ask(path, headers)).get('content-security-policy');

  it.each([
    ['JSON', '/api/getAccount', 'application/json', nothing],
    ['a paper', '/files/invoice.pdf?id=1', 'application/pdf', nothing],
    ['a script', '/_next/static/chunks/a.js', 'application/javascript; charset=UTF-8', nothing],
    ['a drawing', '/icon.svg', 'image/svg+xml', `${nothing}; style-src 'unsafe-inline'; sandbox`],
    [
      'the service worker',
      '/sw.js?1',
      'text/javascript',
      `${nothing}; script-src 'self'; connect-src 'self'`,
    ],
  ])('%s loads no more than it needs, and stands in no frame', async (_, path, type, policy) => {
    expect(await policyOf(path, { 'content-type': type })).toBe(policy);
  });

  it('an answer without a body has it too, and a policy that an answer brings stays', async () => {
    expect(await policyOf('/', {})).toBe(nothing);
    const own = "default-src 'self'; script-src 'nonce-a'";
    expect(await policyOf('/packages', { 'content-type': 'text/html', 'content-security-policy': own })).toBe(
      own,
    );
  });

  it.each([
    ['text/javascript', 'text/javascript; charset=utf-8'],
    ['text/css', 'text/css; charset=utf-8'],
    ['text/x-component', 'text/x-component; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
    ['text/csv;charset=utf-8', 'text/csv;charset=utf-8'],
    ['image/png', 'image/png'],
    ['application/json', 'application/json'],
    ['text/plain', 'text/plain'],
  ])('%s is sent as %s', async (type, sent) => {
    expect((await ask('/a', { 'content-type': type })).get('content-type')).toBe(sent);
  });
});
