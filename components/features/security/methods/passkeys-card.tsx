'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { addPasskey, passkeysHere } from '@/lib/browser/identity/passkeys';
import type { Passkey } from '@/lib/browser/identity/user';
import { isLastSignInMethod } from '@/lib/browser/identity/sign-in-methods';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { showDone, showFailed } from '../parts/done';
import { FactorRow, FactorRows } from '../parts/factor-row';
import { RemoveButton } from '../parts/remove-button';
import { RowButton } from '../parts/row-button';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { detailLine, sinceWords } from '../parts/since-words';
import { useSecuritySettings } from '../security-settings';
import { askForName } from './rename-passkey';
import type { MethodCardProps } from './method-card-props';

const cardId = 'passkeys-heading';
const nameOf = ({ name }: Passkey) => name || 'Passkey';

/** Passkeys: sign in with a fingerprint, a face or a screen lock. */
export function PasskeysCard({ user, reload }: MethodCardProps) {
  const { timeZone } = useSecuritySettings();
  const [busy, setBusy] = useState(false);
  const possible = useHydrated() && passkeysHere();

  const rename = async (passkey: Passkey, title?: string) => {
    const name = await askForName(passkey, title);
    if (name === undefined) return;
    await reload();
    showDone(`Passkey renamed to ${name}`);
  };

  const add = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const id = await withFreshProof(() => addPasskey());
      const added = (await reload())?.passkeys.find((passkey) => passkey.id === id);
      showDone('Passkey added', 'You can now sign in with it.');
      if (added) void rename(added, 'Name your new passkey');
    } catch (reason) {
      showFailed('No passkey was added', reason);
    } finally {
      setBusy(false);
    }
  };

  return (
    <SecurityCard
      id={cardId}
      title="Passkeys"
      description="Sign in with your fingerprint, face or screen lock. It’s the safest and fastest way."
      actions={
        possible ? (
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            disabled={!user}
            loading={busy}
            onClick={() => void add()}
          >
            Add a passkey
          </Button>
        ) : (
          user && <p className="text-sm text-muted">This browser doesn’t support passkeys.</p>
        )
      }
    >
      {!user && <RowsSkeleton rows={1} />}
      {user?.passkeys.length === 0 && <p className="text-sm text-muted">No passkeys yet.</p>}
      {user && user.passkeys.length > 0 && (
        <FactorRows>
          {user.passkeys.map((passkey) => {
            const last = isLastSignInMethod(user, 'passkey', passkey.id);
            return (
              <FactorRow
                key={passkey.id}
                icon="key-round"
                title={nameOf(passkey)}
                detail={detailLine(last, sinceWords('Added', passkey.since, timeZone))}
                actions={
                  <>
                    <RowButton about={nameOf(passkey)} onClick={() => void rename(passkey)}>
                      Rename
                    </RowButton>
                    {!last && (
                      <RemoveButton
                        kind="passkey"
                        id={passkey.id}
                        name={nameOf(passkey)}
                        consequence="You’ll no longer be able to sign in with it. Delete it on your device as well."
                        cardId={cardId}
                        onRemoved={reload}
                      />
                    )}
                  </>
                }
              />
            );
          })}
        </FactorRows>
      )}
    </SecurityCard>
  );
}
