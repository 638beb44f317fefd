import type { Settings } from './settings/settings';

/** Reports each part as `ok`, or a short description of its problem. */
export type Health = () => Promise<Record<string, string>>;

/** The response of `/readyz`. */
export interface Readiness {
  /** `degraded`: what does not need the failed part still works. `unavailable`: nothing does. */
  status: 'ok' | 'degraded' | 'unavailable';
  parts: Record<string, string>;
}

/** Nothing works without these; a load balancer had better ask another instance. */
const neededParts = ['database'];

/** The time limit of a check, in ms. */
const timeoutMs = 2_000;

/** Checks all parts; a check that fails as a whole is itself a degraded part. */
export async function readinessOf(health: Health): Promise<Readiness> {
  const parts = await health().catch((): Record<string, string> => ({ health: 'failed' }));
  const failed = Object.keys(parts).filter((name) => parts[name] !== 'ok');
  if (failed.some((name) => neededParts.includes(name))) return { status: 'unavailable', parts };
  return { status: failed.length === 0 ? 'ok' : 'degraded', parts };
}

/** The HTTP status of an answer: 503 keeps visitors away, and only while this instance can do nothing for them. */
export const readinessStatus = ({ status }: Readiness): 200 | 503 => (status === 'unavailable' ? 503 : 200);

/** `ok`, `unreachable`, or `slow` when the work is not done in 2 s. */
export async function checked(work: PromiseLike<unknown>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('slow'), timeoutMs);
  });
  try {
    return await Promise.race([Promise.resolve(work).then(() => 'ok'), late]);
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

/** Any response but a server error counts as reachable; a redirect is one, and is not followed (security 32). */
async function reach(url: string): Promise<void> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
  });
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`Status ${answer.status}`);
}

/**
 * The state of the remote identity provider and product API in `/readyz` (security 31); embedded ones are not included.
 */
export function upstreamHealth({ identity, product }: Pick<Settings, 'identity' | 'product'>): Health {
  const urls = { identity: identity.url && (identity.jwksUrl ?? identity.url), product: product.url };
  return async () => {
    const checks = Object.entries(urls).map(async ([name, url]) =>
      url === undefined ? [] : [[name, await checked(reach(url))] as const],
    );
    return Object.fromEntries((await Promise.all(checks)).flat());
  };
}
