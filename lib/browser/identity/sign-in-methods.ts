import type { FactorKind } from './factors';
import type { OwnUser } from './user';

/**
 * The number of sign-in methods of a user. A password needs a verified e-mail address, which counts already; an
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

/** Whether this is the last sign-in method (security 16: it can't be removed). */
export function isLastSignInMethod(user: OwnUser, kind: FactorKind, id: string): boolean {
  return countSignInMethods(without(user, kind, id)) === 0;
}
