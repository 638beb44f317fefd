import type { FactorKind } from './factors';
import type { OwnUser } from './user';

/**
 * How many ways somebody has to sign in. A password needs a proven e-mail address, which counts already; an
 * authenticator app only confirms.
 */
function countSignInMethods({ emails, phones, passkeys, accounts, wallets }: OwnUser): number {
  const contacts = [...emails, ...phones].filter(({ verified }) => verified);
  return contacts.length + passkeys.length + accounts.length + wallets.length;
}

function without(user: OwnUser, kind: FactorKind, id: string): OwnUser {
  const others = <T extends { id: string }>(list: T[]) => list.filter((one) => one.id !== id);
  switch (kind) {
    case 'email':
      return { ...user, emails: others(user.emails) };
    case 'phone':
      return { ...user, phones: others(user.phones) };
    case 'passkey':
      return { ...user, passkeys: others(user.passkeys) };
    case 'account':
      return { ...user, accounts: others(user.accounts) };
    case 'wallet':
      return { ...user, wallets: others(user.wallets) };
    case 'totp':
      return user;
  }
}

/** Whether nobody could sign in any more if this one went (security 16: it can't be removed). */
export function isLastSignInMethod(user: OwnUser, kind: FactorKind, id: string): boolean {
  return countSignInMethods(without(user, kind, id)) === 0;
}
