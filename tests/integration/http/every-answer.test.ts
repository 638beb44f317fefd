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
