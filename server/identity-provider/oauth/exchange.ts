import { exchangeOidc } from './exchange-oidc';
import { exchangePlain } from './exchange-plain';
import type { Exchanged, ProviderAnswer } from './exchange-tokens';
import type { Provider } from './server-of';

/**
 * Turns a provider's answer into who its user is, by the one of two ways that the provider speaks.
 * @throws ProviderUnavailable; AuthorizationResponseError when the provider's user refused; Error for anything wrong
 */
export function exchangeCode({ row, ...provider }: Provider, answer: ProviderAnswer): Promise<Exchanged> {
  return row.protocol === 'oidc'
    ? exchangeOidc({ ...provider, row }, answer)
    : exchangePlain({ ...provider, row }, answer);
}
