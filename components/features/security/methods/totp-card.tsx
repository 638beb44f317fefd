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
      title: 'Generate new recovery codes?',
      message: 'Your current codes will stop working.',
      acceptLabel: 'Generate new codes',
      rejectLabel: 'Keep current codes',
    });
    if (!sure) return;
    await work('codes', 'New codes could not be generated', async () => {
      await showRecoveryCodes(await withFreshProof(recoveryCodes));
    });
  };

  return (
    <SecurityCard
      id={cardId}
      title="Authenticator app"
      description="Adds a second step when you sign in with a password: a code from an app on your phone. It works offline."
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
                done="Authenticator app removed"
                consequence="Its codes and recovery codes will stop working. You’ll sign in with just your password again."
                cardId={cardId}
                onRemoved={reload}
              />
            }
          />
          <FactorRow
            icon="clipboard-list"
            title="Recovery codes"
            detail="Use one if you lose your phone. Each works once."
            actions={
              <RowButton about="recovery codes" loading={busy === 'codes'} onClick={() => void newCodes()}>
                Generate new
              </RowButton>
            }
          />
        </FactorRows>
      )}
    </SecurityCard>
  );
}
