/** The parameters that a caller may not set at a provider's authorization endpoint (security 15). */
const reserved = new Set([
  'client_id',
  'client_key',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
]);

const parameterName = /^provider_([a-z_]{1,40})$/;
const maxParameters = 10;
const maxValue = 500;

/** A scope by RFC 6749 3.3. */
const scopeToken = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;
const maxScopes = 50;

/** The SDK's `provider_params`: extra parameters for the provider, such as `prompt` or `login_hint`. */
export function providerParameters(query: URLSearchParams): Record<string, string> {
  const entries = [...query].flatMap(([name, value]): [string, string][] => {
    const own = parameterName.exec(name)?.[1];
    return own === undefined || reserved.has(own) || value.length > maxValue ? [] : [[own, value]];
  });
  return Object.fromEntries(entries.slice(0, maxParameters));
}

/** The scopes of a row and the SDK's `custom_scopes`, each once. */
export function requestedScopes(own: readonly string[], query: URLSearchParams): string[] {
  const custom = (query.get('custom_scopes') ?? '').split(' ').filter((scope) => scopeToken.test(scope));
  return [...new Set([...own, ...custom.slice(0, maxScopes)])];
}
