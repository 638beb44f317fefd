import { oidcRows } from './oidc';
import { plainRows } from './plain';
import type { ProviderName, ProviderRow } from './row';

export type { OidcRow, PlainRow, ProviderName, ProviderRow } from './row';

/** The nineteen providers of SPEC section 7: endpoints, scopes, and their peculiarities. */
export const providerRows: Readonly<Record<ProviderName, ProviderRow>> = { ...oidcRows, ...plainRows };

/** Whether the wire knows a provider by this name. */
export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providerRows, name);
}
