'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { recoveryCodes, startTotp } from '@/lib/browser/identity/totp';
import { text } from '@/lib/text/text';
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
    work('app', text('security.totp.notSetUp'), async () => {
      const totp = await withFreshProof(() => startTotp(present?.id));
      if (!(await setUpTotp(totp, present !== undefined))) return;
      await reload();
      await showRecoveryCodes(totp.recoveryCodes);
      showDone(present ? text('security.totp.replaced') : text('security.totp.done'));
    });

  const newCodes = async () => {
    const sure = await confirmDialog({
      title: text('security.recovery.new.title'),
      message: text('security.recovery.new.message'),
      acceptLabel: text('security.recovery.new.accept'),
      rejectLabel: text('security.recovery.new.reject'),
    });
    if (!sure) return;
    await work('codes', text('security.recovery.new.failed'), async () => {
      await showRecoveryCodes(await withFreshProof(recoveryCodes));
    });
  };

  return (
    <SecurityCard
      id={cardId}
      title={text('security.totp.title')}
      description={text('security.totp.description')}
      actions={
        <Button
          variant="secondary"
          size="small"
          icon={present ? 'refresh-cw' : 'plus'}
          disabled={!user}
          loading={busy === 'app'}
          onClick={() => void setUp()}
        >
          {present ? text('security.totp.replace') : text('security.totp.setUp')}
        </Button>
      }
    >
      {!user && <RowsSkeleton rows={1} />}
      {user?.totps.length === 0 && <p className="text-sm text-muted">{text('security.totp.empty')}</p>}
      {present && (
        <FactorRows>
          <FactorRow
            icon="smartphone"
            title={text('security.totp.title')}
            detail={sinceWords('setUp', present.since, timeZone) ?? text('security.totp.present')}
            actions={
              <RemoveButton
                kind="totp"
                id={present.id}
                name={text('security.totp.name')}
                done={text('security.totp.removed')}
                consequence={text('security.totp.consequence')}
                cardId={cardId}
                onRemoved={reload}
              />
            }
          />
          <FactorRow
            icon="clipboard-list"
            title={text('security.recovery.row')}
            detail={text('security.recovery.detail')}
            actions={
              <RowButton
                label={text('security.recovery.new.askNamed')}
                loading={busy === 'codes'}
                onClick={() => void newCodes()}
              >
                {text('security.recovery.new.ask')}
              </RowButton>
            }
          />
        </FactorRows>
      )}
    </SecurityCard>
  );
}
