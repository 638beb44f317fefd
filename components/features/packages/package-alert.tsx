import { Alert } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { Package } from '@/lib/domain/package';
import { declarableStatuses } from '@/lib/domain/package-changes';
import { formatDate } from '@/lib/format';
import { WriteToWarehouse } from './write-to-warehouse';

interface PackageAlertProps {
  item: Package;
  timeZone: string;
  /** Where the customer reaches the warehouse. */
  contact: string;
  now: Date;
}

/** The way to do what is asked: here where the portal can, else by a word to the warehouse. */
function NextStep({ item, contact }: Pick<PackageAlertProps, 'item' | 'contact'>) {
  const unpaid = item.status === 'awaiting_payment' ? item.invoices.at(-1) : undefined;
  if (unpaid) {
    return (
      <ButtonLink href={`/invoices/${unpaid.id}`} size="small" icon="receipt">
        See invoice {unpaid.number}
      </ButtonLink>
    );
  }
  if (item.nextAction?.code === 'declare_contents' && declarableStatuses.has(item.status)) {
    return (
      <a href="#declare" className={buttonClasses('primary', 'small')}>
        <Icon name="pencil" />
        Say what is inside
      </a>
    );
  }
  return <WriteToWarehouse contact={contact} reference={item.reference} />;
}

/** What the customer must do, or why the package waits; nothing when it is on its way. */
export function PackageAlert({ item, timeZone, contact, now }: PackageAlertProps) {
  const { nextAction, onHold } = item;
  if (!nextAction && !onHold) return null;
  const title = nextAction?.label ?? `On hold: ${onHold?.reason ?? ''}`;
  const due = nextAction?.dueAt && formatDate(nextAction.dueAt, { timeZone });
  const overdue = nextAction?.dueAt !== undefined && new Date(nextAction.dueAt) < now;
  const deadline = due ? `${overdue ? ', due since' : ' by'} ${due}` : '';
  return (
    <Alert severity="warn" title={title + deadline} action={<NextStep item={item} contact={contact} />}>
      {onHold && (
        <p>
          {nextAction && `On hold: ${onHold.reason}. `}
          {onHold.note}
        </p>
      )}
    </Alert>
  );
}
