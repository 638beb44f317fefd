import { decodeJwt } from 'jose';
import {
  expectNoNonce,
  getValidatedIdTokenClaims,
  jwksCache,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  type AuthorizationServer,
} from 'oauth4webapi';
import { z } from 'zod';
import { clientOf, requestTokens, type Exchanged, type ProviderAnswer } from './exchange-tokens';
import type { OidcRow } from './providers';
import { requestsTo, type Provider } from './server-of';

const tenantSchema = z.object({ id_token: z.string() });
const tenantClaimSchema = z.object({ tid: z.uuid() });

/** The server with the issuer of the id_token's own tenant, to be verified by its signature and `iss`. */
async function tenantServer(server: AuthorizationServer, response: Response): Promise<AuthorizationServer> {
  if (!server.issuer.includes('{tenantid}')) return server;
  const { id_token } = tenantSchema.parse(await response.clone().json());
  const { tid } = tenantClaimSchema.parse(decodeJwt(id_token));
  return { ...server, issuer: server.issuer.replace('{tenantid}', tid) };
}

/** Exchanges the code and checks the id_token: signature, issuer, audience, nonce, time. */
export async function exchangeOidc(provider: Provider<OidcRow>, answer: ProviderAnswer): Promise<Exchanged> {
  const { row, client } = provider;
  const known = clientOf(provider, answer.now);
  const response = await requestTokens(provider, answer);
  const server = row.tenantIssuer ? await tenantServer(provider.server, response) : provider.server;
  const tokens = await processAuthorizationCodeResponse(server, known, response, {
    expectedNonce: row.nonce === false ? expectNoNonce : answer.flow.nonce,
    requireIdToken: true,
  });
  const requests = requestsTo(client);
  await validateApplicationLevelSignature(server, response, { ...requests, [jwksCache]: provider.jwks });
  const claims = getValidatedIdTokenClaims(tokens);
  if (!claims) throw new Error('The id_token has no claims');
  const more = row.userInfo
    ? await processUserInfoResponse(
        server,
        known,
        claims.sub,
        await userInfoRequest(server, known, tokens.access_token, requests),
      )
    : {};
  return { profile: row.profile.parse({ ...more, ...claims }), tokens };
}
