import { processAuthorizationCodeResponse, protectedResourceRequest } from 'oauth4webapi';
import { clientOf, requestTokens, type Exchanged, type ProviderAnswer } from './exchange-tokens';
import type { PlainRow } from './providers';
import { endpointOf, requestsTo, type Provider } from './server-of';

async function askApi(url: string, { client }: Provider, accessToken: string): Promise<unknown> {
  const endpoint = new URL(endpointOf(url, client));
  const response = await protectedResourceRequest(
    accessToken,
    'GET',
    endpoint,
    undefined,
    null,
    requestsTo(client),
  );
  if (!response.ok) throw new Error(`The provider’s API answered ${response.status}`);
  return response.json();
}

/** Exchanges the code and fetches the user from the provider's own API. */
export async function exchangePlain(
  provider: Provider<PlainRow>,
  answer: ProviderAnswer,
): Promise<Exchanged> {
  const { row } = provider;
  const response = await requestTokens(provider, answer);
  const tokens = await processAuthorizationCodeResponse(
    provider.server,
    clientOf(provider, answer.now),
    response,
  );
  const profile = row.profile.parse(await askApi(row.userInfo, provider, tokens.access_token));
  if (!row.emails) return { profile, tokens };
  const email = row.emails.read.parse(await askApi(row.emails.url, provider, tokens.access_token));
  return { profile: { ...profile, ...email }, tokens };
}
