import { z } from 'zod';
import { customFetch } from 'oauth4webapi';
import { readAtMost } from '@/lib/runtime/body';

/** Milliseconds a provider has for each response. */
const timeoutMs = 5_000;
/** Maximum bytes read of a response. */
const maxAnswer = 262_144;

/** A provider that can't be reached, is broken, or answers with something other than JSON. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type FetchInit = Omit<RequestInit, 'body'> & { body?: unknown };

/**
 * Calls a provider, without following redirects.
 * @throws ProviderUnavailable when there is no response in time, a server error, or no JSON
 */
export async function askProvider(url: string, { headers, ...init }: FetchInit): Promise<Response> {
  const sent = new Headers(headers);
  sent.set('accept', 'application/json');
  // GitHub refuses requests without a user agent.
  sent.set('user-agent', 'Waybill');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, headers: sent, redirect: 'manual', signal } as RequestInit);
    const text = new TextDecoder().decode(await readAtMost(maxAnswer, response));
    if (response.status >= 500 || !isJson(text)) {
      throw new ProviderUnavailable(`The provider answered ${response.status}`);
    }
    return new Response(text, { status: response.status, headers: { 'content-type': 'application/json' } });
  } catch (cause) {
    throw cause instanceof ProviderUnavailable ? cause : new ProviderUnavailable('No answer', { cause });
  }
}

const tokenAnswerSchema = z.looseObject({
  error: z.string().optional().catch(undefined),
  scope: z
    .union([z.string(), z.array(z.string()).transform((scopes) => scopes.join(' '))])
    .optional()
    .catch(undefined),
  token_type: z.string().catch('bearer'),
});

/**
 * Normalises a token endpoint's response to RFC 6749: Twitch lists scopes in an array, Figma and LinkedIn omit the
 * type, GitHub and Slack return errors with 200. An id_token counts only where it is requested.
 */
function tidyTokens(answer: unknown, { idToken }: { idToken: boolean }): unknown {
  const parsed = tokenAnswerSchema.safeParse(answer);
  if (!parsed.success) return answer;
  const { id_token, ...tokens } = parsed.data;
  return idToken && id_token !== undefined ? { ...tokens, id_token } : tokens;
}

/** The options by which oauth4webapi calls a provider. */
export const providerRequest = { [customFetch]: askProvider };

/** The same for the token endpoint. */
export function tokenRequest(options: { idToken: boolean }) {
  return {
    [customFetch]: async (url: string, init: FetchInit) => {
      const response = await askProvider(url, init);
      const answer: unknown = await response.json();
      const failed = z.looseObject({ error: z.string() }).safeParse(answer).success;
      const status = response.ok && failed ? 400 : response.status;
      return Response.json(tidyTokens(answer, options), { status });
    },
  };
}
