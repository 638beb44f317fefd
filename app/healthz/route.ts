/** The process runs (security 31). On Node the front listener answers by itself; on an edge host this does. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
