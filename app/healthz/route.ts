/** Reports that the process runs (security 31). On Node the front listener answers itself; this is for edge hosts. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
