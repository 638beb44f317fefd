/**
 * The page after a sign-in: the login page, from which the guard redirects. Only the guard can read the cookie that
 * says whether a connected app was asking for access; otherwise it leads to `/`.
 */
export function afterSignIn(): string {
  return '/auth/login';
}
