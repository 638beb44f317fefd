'use client';

import { useState } from 'react';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { removeFactor, type FactorKind } from '@/lib/browser/identity/factors';
import { text, type MessageKey } from '@/lib/text/text';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { showDone, showFailed } from './done';
import { RowButton } from './row-button';
import { focusCard } from './security-card';

type Verb = 'remove' | 'disconnect';

const words = {
  remove: {
    label: 'security.remove.label',
    named: 'security.remove.labelNamed',
    title: 'security.remove.title',
  },
  disconnect: {
    label: 'security.disconnect.label',
    named: 'security.disconnect.labelNamed',
    title: 'security.disconnect.title',
  },
} as const satisfies Record<Verb, Record<string, MessageKey>>;

interface RemoveButtonProps {
  kind: FactorKind;
  id: string;
  name: string;
  /** What the customer can no longer do afterwards. */
  consequence: string;
  verb?: Verb;
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
    verb = 'remove',
    done = text('security.remove.done', { name }),
    cardId,
    onRemoved,
  } = props;
  const label = text(words[verb].label);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    const sure = await confirmDialog({
      title: text(words[verb].title, { name }),
      message: consequence,
      acceptLabel: label,
      rejectLabel: text('security.remove.reject'),
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
      showFailed(text('security.remove.failed'), reason);
    } finally {
      setBusy(false);
    }
  };

  return (
    <RowButton label={text(words[verb].named, { name })} loading={busy} onClick={() => void remove()}>
      {label}
    </RowButton>
  );
}
