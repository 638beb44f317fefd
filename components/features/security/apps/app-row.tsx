'use client';

import { useState } from 'react';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { revokeApp, type ConnectedApp } from '@/lib/browser/identity/apps';
import { showDone, showFailed } from '../parts/done';
import { FactorRow } from '../parts/factor-row';
import { RowButton } from '../parts/row-button';
import { focusCard } from '../parts/security-card';
import { grantSentence } from './app-words';

interface AppRowProps {
  app: ConnectedApp;
  cardId: string;
  reload: () => Promise<unknown>;
}

/** One app: name, scopes, and a button to revoke its access. */
export function AppRow({ app: { id, name, description, scopes }, cardId, reload }: AppRowProps) {
  const [busy, setBusy] = useState(false);

  const revoke = async () => {
    const sure = await confirmDialog({
      title: `Remove ${name}’s access?`,
      message: 'It will no longer have access to your account. It can ask for access again.',
      acceptLabel: 'Remove access',
      rejectLabel: 'Keep it',
      severity: 'error',
    });
    if (!sure || busy) return;
    setBusy(true);
    try {
      await revokeApp(id);
      await reload();
      showDone(`${name} no longer has access`);
      focusCard(cardId);
    } catch (reason) {
      showFailed(`${name}’s access could not be removed`, reason);
      setBusy(false);
    }
  };

  return (
    <FactorRow
      icon="layout-grid"
      title={name}
      detail={
        <>
          {description && <p>{description}</p>}
          <p>{grantSentence(scopes)}</p>
        </>
      }
      actions={
        <RowButton about={name} loading={busy} onClick={() => void revoke()}>
          Remove access
        </RowButton>
      }
    />
  );
}
