import 'server-only';
import { z } from 'zod';
import { readSettings, type Settings } from '@/lib/runtime/settings';
import { log } from '@/lib/runtime/log';
import { providerFetch, providerName, type ProviderFetch } from '@/lib/session/verify/provider';
import { isAllowed, policySchema, type RbacPolicy } from '@/lib/session/rbac/rbac';
import { createSingleFlight, type Flight } from '@/lib/session/renewal/single-flight';
import type { VerifiedSession } from '@/lib/session/verify/verifier';
import { basicAuthorization } from '@/lib/contract/identity/wire';

/** Milliseconds for which a policy is cached, and after which a failed load is retried. */
const cachedFor = 300_000;
const retry = 10_000;

const bootstrapSchema = z.looseObject({ data: z.looseObject({ rbac_policy: policySchema }) });

export interface PolicyLoaderOptions {
  provider: ProviderFetch;
  publicToken: string;
  clock?: () => Date;
  /** Milliseconds the provider has to answer. */
  timeout?: number;
}

/**
 * Creates the function that returns the provider's policy, one call in flight at a time; null when it can't be loaded.
 */
export function createPolicyLoader(options: PolicyLoaderOptions): () => Promise<RbacPolicy | null> {
  const { provider, publicToken, clock = () => new Date(), timeout = 3_000 } = options;
  const flights = createSingleFlight<RbacPolicy | null>(clock);

  async function ask(): Promise<RbacPolicy> {
    const response = await provider(`/sdk/v1/projects/bootstrap/${publicToken}`, {
      headers: { authorization: basicAuthorization(publicToken, undefined) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return bootstrapSchema.parse(await response.json()).data.rbac_policy;
  }

  async function fly(): Promise<Flight<RbacPolicy | null>> {
    try {
      return { value: await ask(), keepUntil: clock().getTime() + cachedFor };
    } catch (error) {
      log.warn('rbac_policy_missing', { error });
      return { value: null, keepUntil: clock().getTime() + retry };
    }
  }

  return () => flights('policy', fly);
}

const slot = Symbol.for('waybill.rbac');

interface Slot {
  [slot]?: Map<string, () => Promise<RbacPolicy | null>>;
}

function sharedLoader(settings: Settings): () => Promise<RbacPolicy | null> {
  const loaders = ((globalThis as Slot)[slot] ??= new Map<string, () => Promise<RbacPolicy | null>>());
  const name = providerName(settings);
  const { publicToken } = settings.identity;
  const load = loaders.get(name) ?? createPolicyLoader({ provider: providerFetch(settings), publicToken });
  loaders.set(name, load);
  return load;
}

/** Whether the holder of a verified session may do something, by the provider's policy (SPEC section 6). */
export async function isAuthorized(
  { roles }: Pick<VerifiedSession, 'roles'>,
  resourceId: string,
  action: string,
  settings = readSettings(),
): Promise<boolean> {
  return isAllowed(await sharedLoader(settings)(), roles, resourceId, action);
}
