import { readSettings } from '@/lib/runtime/settings';
import { backendSlot, remoteBackend } from '@/lib/runtime/backend';
import { readinessOf, readinessStatus } from '@/lib/runtime/readiness';

export const dynamic = 'force-dynamic';

/** Reports degraded parts (security 31). On an edge host there is no embedded part. */
export async function GET(): Promise<Response> {
  const { health } = (await backendSlot()) ?? remoteBackend(readSettings());
  const readiness = await readinessOf(health);
  return Response.json(readiness, {
    status: readinessStatus(readiness),
    headers: { 'Cache-Control': 'no-store' },
  });
}
