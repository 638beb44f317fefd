import { failure } from '@/server/identity-provider/wire/envelope';
import { readRequestId } from '@/server/identity-provider/wire/visitor';

/** OAuth errors (RFC 6749 5.2, 6750 3.1, 7009 2.2.1) and their status. */
const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  invalid_scope: 400,
  unsupported_grant_type: 400,
  unsupported_token_type: 400,
  invalid_token: 401,
  insufficient_scope: 403,
} as const;

/** An expected failure, reported to an app. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';

  constructor(
    readonly code: keyof typeof statuses,
    readonly description: string,
    /** The accepted authentication scheme, for WWW-Authenticate. */
    readonly challenge?: 'Basic' | 'Bearer',
  ) {
    super(description);
  }

  get status(): number {
    return statuses[this.code];
  }
}

const headers = { 'cache-control': 'no-store' };

function challengeOf({ challenge, code, description }: OAuthError): Record<string, string> {
  if (challenge === undefined) return {};
  const reason = challenge === 'Bearer' ? `, error="${code}", error_description="${description}"` : '';
  return { 'www-authenticate': `${challenge} realm="waybill"${reason}` };
}

/** Answers an app in OAuth's format rather than the SDK's; unexpected errors become a plain 500. */
export async function oauthAnswer(request: Request, work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work(), { headers });
  } catch (error) {
    if (!(error instanceof OAuthError)) return failure(readRequestId(request), error);
    const body = { error: error.code, error_description: error.description };
    return Response.json(body, { status: error.status, headers: { ...headers, ...challengeOf(error) } });
  }
}
