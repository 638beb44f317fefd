import { loadSdk } from './sdk';

/**
 * Whether the signed-in user may do something, by the provider's policy (SPEC section 6): what to show, never what to
 * allow. When user or policy can't be had, nothing.
 */
export async function isAuthorized(resourceId: string, action: string): Promise<boolean> {
  try {
    const sdk = await loadSdk();
    if (sdk.user.getSync() === null) await sdk.user.get();
    return await sdk.rbac.isAuthorized(resourceId, action);
  } catch {
    return false;
  }
}
