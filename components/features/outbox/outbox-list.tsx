import { Alert } from '@/components/ui/feedback/alert';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { text } from '@/lib/text/text';
import { OutboxItem } from './outbox-item';
import type { OutboxMessage } from './messages';

/** The messages not actually sent, newest first. */
export function OutboxList({ messages }: { messages: OutboxMessage[] | null }) {
  const now = new Date();
  if (messages === null) {
    return (
      <Alert severity="error" title={text('outboxPage.notLoaded.title')}>
        {text('outboxPage.notLoaded.line')}
      </Alert>
    );
  }
  if (messages.length === 0) {
    return (
      <Card>
        <EmptyState icon="inbox" title={text('outboxPage.empty.title')}>
          {text('outboxPage.empty.line')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ol className="flex flex-col gap-4">
      {messages.map((message) => (
        <li key={message.id}>
          <OutboxItem message={message} now={now} />
        </li>
      ))}
    </ol>
  );
}
