/** Tells of each part whether it is `ok`, or what is wrong in a few words. */
export type Health = () => Promise<Record<string, string>>;

/** The answer of `/readyz`: it stays 200 while something is degraded, for what still works is worth having. */
export interface Readiness {
  status: 'ok' | 'degraded';
  parts: Record<string, string>;
}

/** Asks all parts; a check that fails as a whole is itself a degraded part. */
export async function readinessOf(health: Health): Promise<Readiness> {
  const parts = await health().catch(() => ({ health: 'failed' }));
  const status = Object.values(parts).every((part) => part === 'ok') ? 'ok' : 'degraded';
  return { status, parts };
}
