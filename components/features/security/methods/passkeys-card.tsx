'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { addPasskey, passkeysHere } from '@/lib/browser/identity/passkeys';
import type { Passkey } from '@/lib/browser/identity/user';
import { isLastSignInMethod } from '@/lib/browser/identity/sign-in-methods';
import { text } from '@/lib/text/text';
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
const nameOf = ({ name }: Passkey) => name || text('security.passkeys.unnamed');

/** Passkeys: sign in with a fingerprint, a face or a screen lock. */
export function PasskeysCard({ user, reload }: MethodCardProps) {
  const { timeZone } = useSecuritySettings();
  const [busy, setBusy] = useState(false);
  const possible = useHydrated() && passkeysHere();

  const rename = async (passkey: Passkey, title?: string) => {
    const name = await askForName(passkey, title);
    if (name === undefined) return;
    await reload();
    showDone(text('security.passkeys.renamed', { name }));
  };

  const add = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const id = await withFreshProof(() => addPasskey());
      const added = (await reload())?.passkeys.find((passkey) => passkey.id === id);
      showDone(text('security.passkeys.added'), text('security.passkeys.addedDetail'));
      if (added) void rename(added, text('security.passkeys.nameNew'));
    } catch (reason) {
      showFailed(text('security.passkeys.notAdded'), reason);
    } finally {
      setBusy(false);
    }
  };

  return (
    <SecurityCard
      id={cardId}
      title={text('security.passkeys.title')}
      description={text('security.passkeys.description')}
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
            {text('security.passkeys.add')}
          </Button>
        ) : (
          user && <p className="text-sm text-muted">{text('security.passkeys.unsupported')}</p>
        )
      }
    >
      {!user && <RowsSkeleton rows={1} />}
      {user?.passkeys.length === 0 && <p className="text-sm text-muted">{text('security.passkeys.empty')}</p>}
      {user && user.passkeys.length > 0 && (
        <FactorRows>
          {user.passkeys.map((passkey) => {
            const last = isLastSignInMethod(user, 'passkey', passkey.id);
            return (
              <FactorRow
                key={passkey.id}
                icon="key-round"
                title={nameOf(passkey)}
                detail={detailLine(last, sinceWords('added', passkey.since, timeZone))}
                actions={
                  <>
                    <RowButton
                      label={text('security.passkeys.renameNamed', { name: nameOf(passkey) })}
                      onClick={() => void rename(passkey)}
                    >
                      {text('security.passkeys.rename')}
                    </RowButton>
                    {!last && (
                      <RemoveButton
                        kind="passkey"
                        id={passkey.id}
                        name={nameOf(passkey)}
                        consequence={text('security.passkeys.consequence')}
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
