/**
 * Where a visitor goes who has just signed in: to the login page, which the guard replaces for them. It knows, by a
 * cookie that scripts can't read, whether a connected app was asking for access, and else leads to `/`.
 */
export function afterSignIn(): string {
  return '/auth/login';
}
