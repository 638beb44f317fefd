import { buttonClasses } from '@/components/ui/action/button-classes';
import { Card } from '@/components/ui/display/card';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';
import { Time } from '@/components/ui/display/time';
import { formatInstant, formatRelative } from '@/lib/format';
import { text } from '@/lib/text/text';
import { codeIn, linkIn, type OutboxMessage } from './messages';

const channels = {
  email: { word: 'outboxPage.email.word', label: 'outboxPage.email.label', icon: 'mail' },
  sms: { word: 'outboxPage.sms.word', label: 'outboxPage.sms.label', icon: 'phone' },
  whatsapp: { word: 'outboxPage.whatsapp.word', label: 'outboxPage.whatsapp.label', icon: 'message-square' },
} as const;

/** One stored message; its code is highlighted and can be copied. */
export function OutboxItem({ message, now }: { message: OutboxMessage; now: Date }) {
  const code = codeIn(message.body);
  const link = linkIn(message.body);
  const { word, label, icon } = channels[message.channel];
  return (
    <Card
      className="flex flex-col gap-4"
      role="group"
      aria-label={text(label, { recipient: message.recipient })}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tag icon={icon}>{text(word)}</Tag>
        <bdi className="wrap-anywhere font-medium">{message.recipient}</bdi>
        <span className="text-muted sm:ms-auto">
          <Time
            dateTime={message.created_at}
            text={formatRelative(message.created_at, now)}
            exact={formatInstant(message.created_at, 'UTC')}
          />
        </span>
      </div>
      {message.subject && (
        <h2 dir="auto" className="text-base">
          {message.subject}
        </h2>
      )}
      {code && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-3xl font-semibold tabular-nums tracking-widest text-strong" data-testid="code">
            {code}
          </p>
          <CopyButton text={code} label={text('outboxPage.copyCode')} variant="secondary" />
        </div>
      )}
      {link && (
        // Not a router link: its address has a token that must not be prefetched.
        <a href={link} className={buttonClasses('secondary', 'medium', 'self-start')}>
          <Icon name="link" />
          {text('outboxPage.openLink')}
        </a>
      )}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-sm text-muted">
        {message.body}
      </p>
    </Card>
  );
}
