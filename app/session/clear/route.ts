import { createProductClient } from '@/lib/bff/product-api/client';
import { productConnection } from '@/lib/bff/product-api/connection';
import { readSettings } from '@/lib/runtime/settings';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { clearSession, type ProductVerdict } from '@/lib/bff/gateway/clear';
import { providerFetch, providerVerifier } from '@/lib/session/verify/provider';
import { visitorHeaders } from '@/lib/session/renewal/visitor';

async function askProduct(jwt: string, headers: Headers): Promise<ProductVerdict> {
  try {
    await createProductClient(
      productConnection({ token: jwt, headers: visitorHeaders(headers) }),
    ).getAccount();
    return 'accepted';
  } catch (error) {
    const refused = error instanceof AppError && error.code === ErrorCode.authenticationFailed;
    return refused ? 'refused' : 'unknown';
  }
}

export function GET(request: Request): Promise<Response> {
  const settings = readSettings();
  return clearSession(request, {
    settings,
    provider: providerFetch(settings),
    verifier: providerVerifier(settings),
    askProduct: (jwt) => askProduct(jwt, request.headers),
  });
}
