import { WriteToWarehouse } from '@/components/shared/warehouse/write-to-warehouse';
import { Alert } from '@/components/ui/feedback/alert';
import { text } from '@/lib/text/text';

/**
 * Says on every page that the account can be read but not changed (docs/data-model.md, "Account").
 * @param contact of the warehouse: an e-mail address or a phone number
 */
export function SuspendedNotice({ contact }: { contact: string }) {
  return (
    <Alert
      severity="warn"
      title={text('notificationsPage.accountSuspended.title')}
      action={<WriteToWarehouse contact={contact} />}
    >
      {text('notificationsPage.accountSuspended.text')}
    </Alert>
  );
}
