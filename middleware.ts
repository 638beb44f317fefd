import type { NextRequest } from 'next/server';
import { readSettings } from '@/lib/runtime/settings';
import { guardRequest } from '@/lib/session/guard/middleware';

/** The guard of SPEC section 2, for pages, RSC payloads, prefetches and Server Actions alike. */
export function middleware(request: NextRequest): Promise<Response> {
  return guardRequest(request, readSettings());
}

/** What answers for itself stays out: the route handlers check again on their own, the rest are public files. */
export const config = {
  matcher: [
    '/((?!_next/static/|_next/image$|api/|sdk/|v1/|bff/|healthz$|readyz$|session/clear$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$|\\.well-known/security\\.txt$|sw\\.js$|manifest\\.webmanifest$|static/).*)',
  ],
};
