import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schema } from '@/server/database';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

process.env.LOG_LEVEL = 'info';

describeIdentity('security events', ({ identity, database }) => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    const take = (line: unknown) => void lines.push(String(line));
    vi.spyOn(console, 'log').mockImplementation(take);
    vi.spyOn(console, 'error').mockImplementation(take);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('security 31: what matters is written down, without codes, tokens or whole addresses', async () => {
    const email = newEmail();
    const headers = { 'x-waybill-client': '203.0.113.50' };
    const methodId = await identity().sendCode({ email }, { headers });
    const code = await identity().readCode(email);
    await identity().enterCode(methodId, code === '000000' ? '111111' : '000000', { headers });
    const { data } = await identity().enterCode(methodId, code, { headers });
    await identity().call('/sdk/v1/otps/email/login_or_create', { body: { email }, headers });
    const sessionToken = String(data.session_token);
    await identity().call('/sdk/v1/users/me', {
      method: 'PUT',
      sessionToken,
      headers,
      body: { untrusted_metadata: {} },
    });
    await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', sessionToken, headers });

    const rows = await database()
      .select()
      .from(schema.securityEvents)
      .where(eq(schema.securityEvents.client, '203.0.113.50'));
    const kinds = ['code_sent', 'code_refused', 'sign_in', 'metadata_changed', 'session_revoked'];
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    expect(rows.find(({ kind }) => kind === 'sign_in')?.userId).toBe(data.user_id);

    const written = [...lines, JSON.stringify(rows)].join('\n');
    for (const kind of [...kinds, 'sends_limited']) {
      expect(lines.filter((line) => line.includes(`"kind":"${kind}"`))).toHaveLength(1);
    }
    for (const kept of [email, code, sessionToken, String(data.session_jwt)])
      expect(written).not.toContain(kept);
    expect(written).toContain('c…@waybill.example');
    await database().delete(schema.securityEvents);
  });
});
