const scopes: Partial<Record<string, string>> = {
  openid: 'know who you are',
  profile: 'see your picture and language',
  email: 'see your e-mail addresses',
  phone: 'see your phone numbers',
  offline_access: 'keep its access while you are away',
  full_access: 'use this portal as you',
};

/** What an app may do, as a sentence; a scope nobody has words for keeps its name. */
export function mayDo(granted: string[]): string {
  if (granted.length === 0) return 'It may see nothing of your account.';
  const parts = granted.map((scope) => scopes[scope] ?? scope);
  return `It may ${new Intl.ListFormat('en-US').format(parts)}.`;
}
