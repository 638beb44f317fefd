import { maskContact, type Contact } from '@/lib/validation/contact';
import type { OwnUser } from '@/lib/browser/identity/user';
import type { IconName } from '@/lib/icons/icon-names';

/** A way to show who one is. */
export type Proof =
  | { kind: 'passkey' }
  | { kind: 'password'; email: string }
  | { kind: 'totp' }
  | { kind: 'code'; contact: Contact };

/** What a user can show, the quickest first; without WebAuthn in this browser no passkey. */
export function proofsOf(user: OwnUser, passkeysWork: boolean): Proof[] {
  const emails = user.emails.filter(({ verified }) => verified);
  const phones = user.phones.filter(({ verified }) => verified);
  const [email] = emails;
  return [
    ...(passkeysWork && user.passkeys.length > 0 ? [{ kind: 'passkey' } as const] : []),
    ...(user.hasPassword && email ? [{ kind: 'password', email: email.address } as const] : []),
    ...(user.totps.length > 0 ? [{ kind: 'totp' } as const] : []),
    ...emails.map(({ address }) => ({ kind: 'code', contact: { email: address } }) as const),
    ...phones.map(({ address }) => ({ kind: 'code', contact: { phone: address } }) as const),
  ];
}

/** A proof as a button offers it. */
export function proofWords(proof: Proof): { icon: IconName; label: string } {
  switch (proof.kind) {
    case 'passkey':
      return { icon: 'key-round', label: 'Use a passkey' };
    case 'password':
      return { icon: 'lock', label: 'Enter your password' };
    case 'totp':
      return { icon: 'smartphone', label: 'Enter a code from your authenticator app' };
    case 'code':
      return {
        icon: proof.contact.email === undefined ? 'phone' : 'mail',
        label: `Send a code to ${maskContact(proof.contact)}`,
      };
  }
}
