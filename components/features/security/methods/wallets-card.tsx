'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import type { OwnUser } from '@/lib/browser/identity/user';
import type { WalletKind } from '@/lib/browser/identity/wallet-providers';
import { signInWithWallet, walletsHere } from '@/lib/browser/identity/wallets';
import { isLastSignInMethod } from '@/lib/browser/identity/sign-in-methods';
import { text } from '@/lib/text/text';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { showDone, showFailed } from '../parts/done';
import { FactorRow, FactorRows } from '../parts/factor-row';
import { RemoveButton } from '../parts/remove-button';
import { SecurityCard } from '../parts/security-card';
import { detailLine, sinceWords } from '../parts/since-words';
import { useSecuritySettings } from '../security-settings';

const cardId = 'wallets-heading';
const kindNames: Partial<Record<string, string>> = { ethereum: 'Ethereum', solana: 'Solana' };
const nameOf = (type: string) => kindNames[type] ?? type;

/** `0x8ba1…BA72`: enough to recognise it. */
const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

/**
 * Wallets that sign in by a signature. The card is shown only where there is a wallet or one could be added.
 */
export function WalletsCard({ user, reload }: { user: OwnUser; reload: () => Promise<unknown> }) {
  const { methods, timeZone } = useSecuritySettings();
  const [busy, setBusy] = useState<WalletKind>();
  const here = methods.includes('wallet') ? walletsHere() : [];
  if (user.wallets.length === 0 && here.length === 0) return null;

  const add = async (kind: WalletKind) => {
    if (busy) return;
    setBusy(kind);
    try {
      await withFreshProof(() => signInWithWallet(kind));
      await reload();
      showDone(text('security.wallets.added'), text('security.wallets.addedDetail'));
    } catch (reason) {
      showFailed(text('security.wallets.notAdded'), reason);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <SecurityCard
      id={cardId}
      title={text('security.wallets.title')}
      description={text('security.wallets.description')}
      actions={
        here.length > 0 &&
        here.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="small"
            icon="plus"
            loading={busy === kind}
            onClick={() => void add(kind)}
          >
            {text('security.wallets.add', { kind: nameOf(kind) })}
          </Button>
        ))
      }
    >
      {user.wallets.length === 0 && <p className="text-sm text-muted">{text('security.wallets.empty')}</p>}
      {user.wallets.length > 0 && (
        <FactorRows>
          {user.wallets.map(({ id, address, type, since }) => {
            const last = isLastSignInMethod(user, 'wallet', id);
            return (
              <FactorRow
                key={id}
                icon="wallet"
                title={short(address)}
                detail={detailLine(last, nameOf(type), sinceWords('walletAdded', since, timeZone))}
                actions={
                  !last && (
                    <RemoveButton
                      kind="wallet"
                      id={id}
                      name={short(address)}
                      consequence={text('security.wallets.consequence')}
                      cardId={cardId}
                      onRemoved={reload}
                    />
                  )
                }
              />
            );
          })}
        </FactorRows>
      )}
    </SecurityCard>
  );
}
