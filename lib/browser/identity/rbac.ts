import { loadSdk } from './sdk';

/**
 * Whether the signed-in user has a permission by the provider's policy (SPEC section 6): it decides what is shown,
 * never what is allowed. False when user or policy can't be loaded.
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
