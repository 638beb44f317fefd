'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { recoveryCodes, startTotp } from '@/lib/browser/identity/totp';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { showDone, showFailed } from '../parts/done';
import { FactorRow, FactorRows } from '../parts/factor-row';
import { RemoveButton } from '../parts/remove-button';
import { RowButton } from '../parts/row-button';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { sinceWords } from '../parts/since-words';
import { useSecuritySettings } from '../security-settings';
import { showRecoveryCodes } from './recovery-codes';
import { setUpTotp } from './set-up-totp';
import type { MethodCardProps } from './method-card-props';

const cardId = 'totp-heading';

/** The authenticator app for re-authentication, and its recovery codes. */
export function TotpCard({ user, reload }: MethodCardProps) {
  const { timeZone } = useSecuritySettings();
  const [busy, setBusy] = useState<'app' | 'codes'>();

  const work = async (what: 'app' | 'codes', failure: string, steps: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    try {
      await steps();
    } catch (reason) {
      showFailed(failure, reason);
    } finally {
      setBusy(undefined);
    }
  };

  const present = user?.totps[0];

  const setUp = () =>
    work('app', 'The app could not be set up', async () => {
      const totp = await withFreshProof(() => startTotp(present?.id));
      if (!(await setUpTotp(totp, present !== undefined))) return;
      await reload();
      await showRecoveryCodes(totp.recoveryCodes);
      showDone(present ? 'Your new authenticator app is set up' : 'Your authenticator app is set up');
    });

  const newCodes = async () => {
    const sure = await confirmDialog({
      title: 'Make new recovery codes?',
      message: 'The codes you have now stop working.',
      acceptLabel: 'Make new codes',
      rejectLabel: 'Keep the old ones',
    });
    if (!sure) return;
    await work('codes', 'No new codes could be made', async () => {
      await showRecoveryCodes(await withFreshProof(recoveryCodes));
    });
  };

  return (
    <SecurityCard
      id={cardId}
      title="Authenticator app"
      description="Protects your password: signing in with it then needs a code your phone makes by itself, even without a network."
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={present ? 'refresh-cw' : 'plus'}
          disabled={!user}
          loading={busy === 'app'}
          onClick={() => void setUp()}
        >
          {present ? 'Replace the app' : 'Set up an app'}
        </Button>
      }
    >
      {!user && <RowsSkeleton rows={1} />}
      {user?.totps.length === 0 && <p className="text-sm text-muted">You have not set up an app.</p>}
      {present && (
        <FactorRows>
          <FactorRow
            icon="smartphone"
            title="Authenticator app"
            detail={sinceWords('Set up', present.since, timeZone) ?? 'Set up'}
            actions={
              <RemoveButton
                kind="totp"
                id={present.id}
                name="authenticator app"
                done="Your authenticator app is removed"
                consequence="Its codes and its recovery codes stop working, and your password alone signs you in again."
                cardId={cardId}
                onRemoved={reload}
              />
            }
          />
          <FactorRow
            icon="clipboard-list"
            title="Recovery codes"
            detail="For the day you lose your phone. Each works once."
            actions={
              <RowButton about="recovery codes" loading={busy === 'codes'} onClick={() => void newCodes()}>
                Make new ones
              </RowButton>
            }
          />
        </FactorRows>
      )}
    </SecurityCard>
  );
}
