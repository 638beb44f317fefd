import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import type { Package } from '@/lib/domain/package';
import { formatDate } from '@/lib/format';

interface PackageAlertProps {
  item: Package;
  timeZone: string;
  now: Date;
}

/** What the customer must do, or why the package waits; nothing when it is on its way. */
export function PackageAlert({ item, timeZone, now }: PackageAlertProps) {
  const { nextAction, onHold, invoices } = item;
  if (!nextAction && !onHold) return null;
  const unpaid = item.status === 'awaiting_payment' ? invoices.at(-1) : undefined;
  const title = nextAction?.label ?? `On hold: ${onHold?.reason ?? ''}`;
  const due = nextAction?.dueAt && formatDate(nextAction.dueAt, { timeZone });
  const overdue = nextAction?.dueAt !== undefined && new Date(nextAction.dueAt) < now;
  const deadline = due ? `${overdue ? ', due since' : ' by'} ${due}` : '';
  return (
    <Alert
      severity="warn"
      title={title + deadline}
      action={
        unpaid && (
          <ButtonLink href={`/invoices/${unpaid.id}`} size="small" icon="receipt">
            See invoice {unpaid.number}
          </ButtonLink>
        )
      }
    >
      {onHold && (
        <p>
          {nextAction && `On hold: ${onHold.reason}. `}
          {onHold.note}
        </p>
      )}
    </Alert>
  );
}
