import { maskContact, type Contact } from '@/lib/validation/contact';
import type { OwnUser } from '@/lib/browser/identity/user';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

/** A method of re-authentication. */
export type Proof =
  | { kind: 'passkey' }
  | { kind: 'password'; email: string }
  | { kind: 'totp' }
  | { kind: 'code'; contact: Contact };

/** A user's methods of re-authentication, the quickest first; no passkey without WebAuthn in this browser. */
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

/** The label of a method's button. */
export function proofWords(proof: Proof): { icon: IconName; label: string } {
  switch (proof.kind) {
    case 'passkey':
      return { icon: 'key-round', label: text('security.confirm.by.passkey') };
    case 'password':
      return { icon: 'lock', label: text('security.confirm.by.password') };
    case 'totp':
      return { icon: 'smartphone', label: text('security.confirm.by.totp') };
    case 'code':
      return {
        icon: proof.contact.email === undefined ? 'phone' : 'mail',
        label: text('security.confirm.by.code', { contact: maskContact(proof.contact) }),
      };
  }
}
