import { describe, expect, it } from 'vitest';
import { failToStart } from '../../support/app';

describe('an invalid setting stops the start with name, reason and example, and no stack', () => {
  it.each([
    [
      { JWT_LIFETIME_SECONDS: '900' },
      'JWT_LIFETIME_SECONDS must be at most 300. Example: JWT_LIFETIME_SECONDS=300',
    ],
    [
      { PUBLIC_ORIGIN: 'http://portal.example.com', OUTBOX: 'true' },
      'PUBLIC_ORIGIN must use https when it is not localhost',
    ],
    [{ HOST: '203.0.113.77', OUTBOX: 'true' }, 'HOST 203.0.113.77 is no address of this machine'],
    [
      { IDENTITY_API_URL: 'http://id.example.com' },
      'IDENTITY_API_URL must use https, or http on this machine (localhost, 127.0.0.1), and is at http://id.example.com. Example: IDENTITY_API_URL=https://',
    ],
  ])('%o', async (env, message) => {
    const { code, output } = await failToStart(env);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('security 33: beyond loopback with neither SMTP nor an outbox', async () => {
    const { code, output } = await failToStart({ HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(output).toContain('SMTP_URL is needed to listen beyond loopback');
  });
});
