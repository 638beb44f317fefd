import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAuthorized } from '@/lib/browser/identity/rbac';

const sdk = {
  user: { getSync: vi.fn(), get: vi.fn() },
  rbac: { isAuthorized: vi.fn() },
};
const loadSdk = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/identity/sdk', () => ({ loadSdk }));

describe('SPEC 6: permissions in the browser', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    loadSdk.mockResolvedValue(sdk);
    sdk.user.getSync.mockReturnValue({ roles: ['stytch_user'] });
  });

  it.each([true, false])('SPEC 6: the SDK’s answer from policy and roles is used: %s', async (allowed) => {
    sdk.rbac.isAuthorized.mockResolvedValue(allowed);
    expect(await isAuthorized('stytch.self', 'revoke.sessions')).toBe(allowed);
    expect(sdk.rbac.isAuthorized).toHaveBeenCalledWith('stytch.self', 'revoke.sessions');
    expect(sdk.user.get).not.toHaveBeenCalled();
  });

  it('SPEC 6: the roles are loaded first', async () => {
    sdk.user.getSync.mockReturnValue(null);
    sdk.rbac.isAuthorized.mockImplementation(async () => sdk.user.get.mock.calls.length === 1);
    expect(await isAuthorized('stytch.self', 'revoke.sessions')).toBe(true);
  });

  it.each([
    ['the SDK', () => loadSdk.mockRejectedValue(new Error('offline'))],
    ['the policy', () => sdk.rbac.isAuthorized.mockRejectedValue(new Error('offline'))],
  ])('SPEC 6: without %s nothing is allowed', async (_, fail) => {
    fail();
    expect(await isAuthorized('stytch.self', 'revoke.sessions')).toBe(false);
  });
});
