'use client';

import { useState } from 'react';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { removeFactor, type FactorKind } from '@/lib/browser/identity/factors';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { showDone, showFailed } from './done';
import { RowButton } from './row-button';
import { focusCard } from './security-card';

interface RemoveButtonProps {
  kind: FactorKind;
  id: string;
  name: string;
  /** What the customer can no longer do afterwards. */
  consequence: string;
  label?: string;
  /** The message after removal. */
  done?: string;
  /** The heading that takes the focus when the row is gone. */
  cardId: string;
  onRemoved: () => Promise<unknown>;
}

/** Removes a sign-in method after a confirmation. The only one has a note instead of this button. */
export function RemoveButton(props: RemoveButtonProps) {
  const {
    kind,
    id,
    name,
    consequence,
    label = 'Remove',
    done = `${name} removed`,
    cardId,
    onRemoved,
  } = props;
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    const sure = await confirmDialog({
      title: `${label} ${name}?`,
      message: consequence,
      acceptLabel: label,
      rejectLabel: 'Keep it',
      severity: 'error',
    });
    if (!sure || busy) return;
    setBusy(true);
    try {
      await withFreshProof(() => removeFactor(kind, id));
      await onRemoved();
      showDone(done);
      focusCard(cardId);
    } catch (reason) {
      showFailed('It could not be removed', reason);
    } finally {
      setBusy(false);
    }
  };

  return (
    <RowButton about={name} loading={busy} onClick={() => void remove()}>
      {label}
    </RowButton>
  );
}
