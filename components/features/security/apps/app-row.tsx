'use client';

import { useState } from 'react';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { revokeApp, type ConnectedApp } from '@/lib/browser/identity/apps';
import { text } from '@/lib/text/text';
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
      title: text('security.apps.remove.title', { name }),
      message: text('security.apps.remove.message'),
      acceptLabel: text('security.apps.remove.accept'),
      rejectLabel: text('security.apps.remove.reject'),
      severity: 'error',
    });
    if (!sure || busy) return;
    setBusy(true);
    try {
      await revokeApp(id);
      await reload();
      showDone(text('security.apps.removed', { name }));
      focusCard(cardId);
    } catch (reason) {
      showFailed(text('security.apps.notRemoved', { name }), reason);
      setBusy(false);
    }
  };

  return (
    <FactorRow
      icon="layout-grid"
      title={name}
      detail={
        <>
          {description && <p dir="auto">{description}</p>}
          <p>{grantSentence(scopes)}</p>
        </>
      }
      actions={
        <RowButton
          label={text('security.apps.remove.acceptNamed', { name })}
          loading={busy}
          onClick={() => void revoke()}
        >
          {text('security.apps.remove.accept')}
        </RowButton>
      }
    />
  );
}
