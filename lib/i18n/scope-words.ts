/** A connected app's permission for each scope, to follow "it may". */
const words: Partial<Record<string, string>> = {
  openid: 'know who you are',
  profile: 'see your picture and language',
  email: 'see your e-mail addresses',
  phone: 'see your phone numbers',
  offline_access: 'keep its access while you are away',
  full_access: 'use this portal as you',
};

/** A scope in plain words; an unknown one keeps its name. */
export function scopeWords(scope: string): string {
  return words[scope] ?? scope;
}
