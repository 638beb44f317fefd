import type { NextRequest } from 'next/server';
import { readSettings } from '@/lib/runtime/settings';
import { guardRequest } from '@/lib/session/guard/middleware';

/** The guard of SPEC section 2, where no front listener stands before Next (decision 034). */
export function middleware(request: NextRequest): Promise<Response> {
  return guardRequest(request, readSettings());
}

/** Next reads this without running the file, so it repeats `guardedPaths` of lib/session/guard. */
export const config = {
  matcher: [
    '/((?!_next/static/|_next/image$|api/|sdk/v1/|v1/|bff/[^/]+$|healthz$|readyz$|session/clear$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$|\\.well-known/security\\.txt$|sw\\.js$|manifest\\.webmanifest$|static/).*)',
  ],
};
