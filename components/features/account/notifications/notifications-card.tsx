import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { LoadFailure } from '@/components/ui/feedback/load-failure';
import { getNotificationChoices } from '@/lib/bff/product-api/server';
import type { Account } from '@/lib/domain/account/account';
import { channelsOf } from '@/lib/domain/account/capabilities';
import { text } from '@/lib/text/text';
import { EmailBounced } from '../email-bounced';
import { ChoicesForm } from './choices-form';
import { choicesWords } from './choices-words';

/** The customer's choice of notifications, channels and times; nothing where the warehouse can't send at all. */
export async function NotificationsCard({ account }: { account: Account }) {
  if (channelsOf(account).length === 0) return null;
  const choices = await getNotificationChoices();
  return (
    <Card aria-labelledby="notifications-heading">
      <CardHeader
        id="notifications-heading"
        title={text('notificationsPage.choices.heading')}
        description={text('notificationsPage.choices.description')}
      />
      <EmailBounced account={account} className="mb-4" />
      {choices.ok ? (
        <ChoicesForm
          initial={{ outcome: 'idle', chosen: choices.data }}
          words={choicesWords(account, choices.data)}
        />
      ) : (
        <LoadFailure
          title={text('notificationsPage.choices.notLoaded')}
          error={choices.error}
          retryHref="/account"
        />
      )}
    </Card>
  );
}
