import { buttonClasses } from '@/components/ui/action/button-classes';
import { Card } from '@/components/ui/display/card';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';
import { Time } from '@/components/ui/display/time';
import { formatInstant, formatRelative } from '@/lib/format';
import { codeIn, linkIn, type OutboxMessage } from './messages';

const channels = {
  email: { word: 'E-mail', icon: 'mail' },
  sms: { word: 'SMS', icon: 'phone' },
  whatsapp: { word: 'WhatsApp', icon: 'message-square' },
} as const;

/** One stored message; its code is highlighted and can be copied. */
export function OutboxItem({ message, now }: { message: OutboxMessage; now: Date }) {
  const code = codeIn(message.body);
  const link = linkIn(message.body);
  const { word, icon } = channels[message.channel];
  return (
    <Card className="flex flex-col gap-4" role="group" aria-label={`${word} to ${message.recipient}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tag icon={icon}>{word}</Tag>
        <span className="wrap-anywhere font-medium">{message.recipient}</span>
        <span className="text-muted sm:ms-auto">
          <Time
            dateTime={message.created_at}
            text={formatRelative(message.created_at, now)}
            exact={formatInstant(message.created_at, 'UTC')}
          />
        </span>
      </div>
      {message.subject && <h2 className="text-base">{message.subject}</h2>}
      {code && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-3xl font-semibold tabular-nums tracking-widest text-strong" data-testid="code">
            {code}
          </p>
          <CopyButton text={code} label="code" variant="secondary" />
        </div>
      )}
      {link && (
        // Not a router link: its address has a token that must not be prefetched.
        <a href={link} className={buttonClasses('secondary', 'medium', 'self-start')}>
          <Icon name="link" />
          Open link
        </a>
      )}
      <p className="wrap-anywhere whitespace-pre-line text-sm text-muted">{message.body}</p>
    </Card>
  );
}
