import { loadIdentityClient } from '@/lib/identity';

/** Fetches the identity client while the visitor types; a failure shows when it is used. */
export function preloadIdentity(): void {
  loadIdentityClient().catch(() => undefined);
}
