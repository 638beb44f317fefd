/** Loads the identity client only when somebody leaves; `replace`, so that Back has nothing to show. */
export async function leaveForLogin(): Promise<void> {
  const { loadIdentityClient } = await import('@/lib/identity');
  const client = await loadIdentityClient();
  await client.signOut();
  window.location.replace('/auth/login');
}
