/**
 * The paths that the guard answers for, as a pattern of Next's. What answers for itself stays out: the route handlers
 * check again on their own, the rest are public files.
 */
export const guardedPaths =
  '/((?!_next/static/|_next/image$|api/|sdk/v1/|v1/|bff/[^/]+$|healthz$|readyz$|session/clear$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$|\\.well-known/security\\.txt$|sw\\.js$|manifest\\.webmanifest$|static/).*)';

const pattern = new RegExp(`^${guardedPaths}$`);

/** Whether the guard answers for a path; the pattern above, for a server that is not Next's. */
export const isGuarded = (pathname: string): boolean => pattern.test(pathname);
