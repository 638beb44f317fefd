import { exchangeOidc } from './exchange-oidc';
import { exchangePlain } from './exchange-plain';
import type { Exchanged, ProviderAnswer } from './exchange-tokens';
import type { Provider } from './server-of';

/**
 * Fetches the user behind a provider's callback, by the protocol that the provider uses.
 * @throws ProviderUnavailable; AuthorizationResponseError when the provider's user refused; Error for anything wrong
 */
export function exchangeCode({ row, ...provider }: Provider, answer: ProviderAnswer): Promise<Exchanged> {
  return row.protocol === 'oidc'
    ? exchangeOidc({ ...provider, row }, answer)
    : exchangePlain({ ...provider, row }, answer);
}
