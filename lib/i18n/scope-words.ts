/** A connected app's permission for each scope, to follow "it’s allowed to". */
const words: Partial<Record<string, string>> = {
  openid: 'know who you are',
  profile: 'see your profile picture and language',
  email: 'see your e-mail addresses',
  phone: 'see your phone numbers',
  offline_access: 'keep access while you’re away',
  full_access: 'act on your behalf in this portal',
};

/** A scope in plain words; an unknown one keeps its name. */
export function scopeWords(scope: string): string {
  return words[scope] ?? scope;
}
