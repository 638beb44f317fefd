import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startApp } from '@/tests/support/app';
import { cookiesOf, demoEmail, startRemotePortal, visit } from '@/tests/support/remote-portal';

/**
 * Two portals share one provider. The first has the embedded product API; the second is configured to use the
 * first one's, and opens no database of its own.
 */
it('security 32: base URLs, public token, JWKS URL, issuer and audience are run-time settings', async () => {
  const first = await startRemotePortal();
  const project = 'project-test-waybill-embedded';
  const second = await startApp({
    env: {
      IDENTITY_API_URL: first.provider.origin,
      PRODUCT_API_URL: first.app.origin,
      STYTCH_PUBLIC_TOKEN: 'public-token-test-of-another-name',
      JWKS_URL: `${first.provider.origin}/v1/sessions/jwks/${project}`,
      JWT_ISSUER: `stytch.com/${project}`,
      JWT_AUDIENCE: project,
    },
  });
  const strict = await startApp({
    env: {
      IDENTITY_API_URL: first.provider.origin,
      PRODUCT_API_URL: first.app.origin,
      JWT_AUDIENCE: 'somebody-else',
    },
  });
  try {
    const cookie = cookiesOf(await first.signIn(demoEmail));
    const page = await visit(second.origin, '/account', cookie);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('MIA-10428');
    expect(html).toContain('public-token-test-of-another-name');
    expect(existsSync(path.join(second.dataDir, 'pglite'))).toBe(false);
    expect((await fetch(`${second.origin}/api/getAccount`)).status).toBe(404);

    const refused = await visit(strict.origin, '/account', cookie.replace(/stytch_session=[^;]+; /, ''));
    expect(refused.status).toBe(307);
  } finally {
    await Promise.all([second.stop(), strict.stop()]);
    await first.stop();
  }
});
