'use client';

import type { ReactElement } from 'react';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';
import { Popover } from '@/components/ui/overlay/popover';
import { severityLooks, type Severity } from '@/components/ui/styles/severity';
import { severityText } from '@/components/ui/styles/severity-text';

interface ConfirmPopupProps {
  /** The button it is anchored to. */
  trigger: ReactElement;
  message: string;
  acceptLabel?: string;
  rejectLabel?: string;
  /** `error` for what can't be undone: its button is red. */
  severity?: Severity;
  onAccept: () => void;
  onReject?: () => void;
}

/**
 * Asks for confirmation beside its button; dismissed, it neither accepts nor rejects. The reject button has
 * the initial focus.
 */
export function ConfirmPopup({
  trigger,
  message,
  acceptLabel = text('kit.confirm.yes'),
  rejectLabel = text('kit.confirm.no'),
  severity = 'warn',
  onAccept,
  onReject,
}: ConfirmPopupProps) {
  const risky = severity === 'error';
  return (
    <Popover trigger={trigger} role="alertdialog" label={message} className="w-80">
      {(close) => (
        <>
          <p className="flex gap-3">
            <Icon name={severityLooks[severity].icon} size={20} className={severityText[severity]} />
            <span className="min-w-0">{message}</span>
          </p>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                close();
                onReject?.();
              }}
            >
              {rejectLabel}
            </Button>
            <Button
              variant={risky ? 'danger' : 'primary'}
              size="small"
              onClick={() => {
                close();
                onAccept();
              }}
            >
              {acceptLabel}
            </Button>
          </div>
        </>
      )}
    </Popover>
  );
}
