import 'server-only';
import { z } from 'zod';
import { providerFaults, type ProviderFaultType } from '@/lib/contract/errors/provider-faults';

/** The provider's response was invalid or missing, which says nothing about the session. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';

  constructor(
    readonly type: ProviderFaultType,
    options?: ErrorOptions,
  ) {
    super(providerFaults[type], options);
  }
}

/** An API error, or a schema error with its `body`, `params` or `query` fields (SPEC section 8). */
const errorSchema = z.union([
  z.looseObject({ error_type: z.string() }),
  ...['body', 'params', 'query'].map((field) => z.looseObject({ [field]: z.array(z.unknown()) })),
]);

/** Calls the provider. @throws ProviderFault when there is no complete response */
export async function readUpstream(
  ask: () => Promise<Response>,
): Promise<{ upstream: Response; text: string }> {
  try {
    const upstream = await ask();
    return { upstream, text: await upstream.text() };
  } catch (cause) {
    throw new ProviderFault('provider_unreachable', { cause });
  }
}

/** The parsed body of a provider's response. @throws ProviderFault when it doesn't fit the wire format */
export function parseUpstream({ ok, headers }: Response, text: string): unknown {
  const isJson = headers.get('content-type')?.includes('json') === true;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    const type = isJson ? 'provider_error_unreadable' : 'provider_answer_unusable';
    throw new ProviderFault(ok ? 'provider_success_unreadable' : type, { cause });
  }
  if (!ok && !errorSchema.safeParse(body).success) throw new ProviderFault('provider_error_unreadable');
  return body;
}
