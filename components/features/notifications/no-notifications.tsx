import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { text } from '@/lib/text/text';

/** What will be here once something happens. */
export function NoNotifications() {
  return (
    <EmptyState
      icon="bell"
      title={text('notificationsPage.page.noneTitle')}
      action={<ButtonLink href="/packages">{text('notificationsPage.page.viewPackages')}</ButtonLink>}
    >
      {text('notificationsPage.page.noneText')}
    </EmptyState>
  );
}
