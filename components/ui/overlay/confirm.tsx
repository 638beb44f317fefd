import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { openDialog } from './dialogs';
import { Icon } from '@/components/ui/display/icon';
import { severityLooks, type Severity } from '@/components/ui/styles/severity';
import { severityText } from '@/components/ui/styles/severity-text';

interface ConfirmRequest {
  title: string;
  message: string;
  acceptLabel?: string;
  rejectLabel?: string;
  /** `error` for what can't be undone: its button is red, and the other one has the initial focus. */
  severity?: Severity;
}

/** Asks for confirmation in a dialog; true when accepted, false when rejected or dismissed. */
export async function confirmDialog({
  title,
  message,
  acceptLabel = text('ui.confirm.yes'),
  rejectLabel = text('ui.confirm.no'),
  severity = 'warn',
}: ConfirmRequest): Promise<boolean> {
  const risky = severity === 'error';
  const accepted = await openDialog<boolean>({
    title,
    role: 'alertdialog',
    description: (
      <span className="flex gap-3">
        <Icon name={severityLooks[severity].icon} size={20} className={severityText[severity]} />
        <span className="wrap-anywhere min-w-0">{message}</span>
      </span>
    ),
    content: (close) => (
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" data-autofocus={risky || undefined} onClick={() => close(false)}>
          {rejectLabel}
        </Button>
        <Button
          variant={risky ? 'danger' : 'primary'}
          data-autofocus={!risky || undefined}
          onClick={() => close(true)}
        >
          {acceptLabel}
        </Button>
      </div>
    ),
  });
  return accepted === true;
}
