'use client';

import { useSecuritySettings } from '../security-settings';
import { AccountsCard } from './accounts-card';
import { ContactsCard } from './contacts-card';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';
import { TotpCard } from './totp-card';
import { WalletsCard } from './wallets-card';
import type { MethodCardProps } from './method-card-props';

/** The sign-in methods: those the installation offers, and those the customer already has. */
export function SignInMethods(props: MethodCardProps) {
  const { methods, providers } = useSecuritySettings();
  const { user } = props;
  return (
    <>
      <ContactsCard {...props} />
      {(methods.includes('passkey') || Boolean(user?.passkeys.length)) && <PasskeysCard {...props} />}
      {(methods.includes('password') || user?.hasPassword) && <PasswordCard {...props} />}
      <TotpCard {...props} />
      {(providers.length > 0 || Boolean(user?.accounts.length)) && <AccountsCard {...props} />}
      {user && <WalletsCard user={user} reload={props.reload} />}
    </>
  );
}
