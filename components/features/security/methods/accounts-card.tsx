'use client';

import { useState } from 'react';
import type { OAuthProvider } from '@/lib/contract/identity/methods';
import { attachOAuth } from '@/lib/browser/identity/oauth';
import { providerNames } from '@/lib/i18n/provider-names';
import type { LinkedAccount } from '@/lib/browser/identity/user';
import { isLastSignInMethod } from '@/lib/browser/identity/sign-in-methods';
import { text } from '@/lib/text/text';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { showFailed } from '../parts/done';
import { FactorRow, FactorRows } from '../parts/factor-row';
import { RemoveButton } from '../parts/remove-button';
import { RowButton } from '../parts/row-button';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { detailLine, sinceWords } from '../parts/since-words';
import { useSecuritySettings } from '../security-settings';
import type { MethodCardProps } from './method-card-props';

const cardId = 'accounts-heading';

function nameOf({ provider }: LinkedAccount): string {
  return (providerNames as Partial<Record<string, string>>)[provider] ?? provider;
}

/** Accounts at other providers: connected ones, and those that can be connected. */
export function AccountsCard({ user, reload }: MethodCardProps) {
  const { providers, timeZone } = useSecuritySettings();
  const [leaving, setLeaving] = useState<OAuthProvider>();
  const free = providers.filter(
    (provider) => !user?.accounts.some((account) => account.provider === provider),
  );

  const connect = async (provider: OAuthProvider) => {
    if (leaving) return;
    setLeaving(provider);
    try {
      await withFreshProof(() => attachOAuth(provider));
    } catch (reason) {
      showFailed(text('security.accounts.notConnected', { provider: providerNames[provider] }), reason);
      setLeaving(undefined);
    }
  };

  return (
    <SecurityCard
      id={cardId}
      title={text('security.accounts.title')}
      description={text('security.accounts.description')}
    >
      {user ? (
        <FactorRows>
          {user.accounts.map((account) => {
            const last = isLastSignInMethod(user, 'account', account.id);
            return (
              <FactorRow
                key={account.id}
                icon="link"
                title={nameOf(account)}
                detail={detailLine(
                  last,
                  sinceWords('connected', account.since, timeZone) ?? text('security.accounts.connected'),
                )}
                actions={
                  !last && (
                    <RemoveButton
                      kind="account"
                      id={account.id}
                      name={nameOf(account)}
                      verb="disconnect"
                      consequence={text('security.accounts.consequence')}
                      cardId={cardId}
                      onRemoved={reload}
                    />
                  )
                }
              />
            );
          })}
          {free.map((provider) => (
            <FactorRow
              key={provider}
              icon="unlink"
              title={providerNames[provider]}
              detail={text('security.accounts.free')}
              actions={
                <RowButton
                  label={text('security.accounts.connectNamed', { provider: providerNames[provider] })}
                  loading={leaving === provider}
                  onClick={() => void connect(provider)}
                >
                  {text('security.accounts.connect')}
                </RowButton>
              }
            />
          ))}
        </FactorRows>
      ) : (
        <RowsSkeleton rows={providers.length} />
      )}
    </SecurityCard>
  );
}
