import { Alert } from '@/components/ui/feedback/alert';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { OutboxItem } from './outbox-item';
import type { OutboxMessage } from './messages';

/** The messages not actually sent, newest first. */
export function OutboxList({ messages }: { messages: OutboxMessage[] | null }) {
  const now = new Date();
  if (messages === null) {
    return (
      <Alert severity="error" title="The outbox could not be loaded">
        No messages are lost. Refresh the page in a moment.
      </Alert>
    );
  }
  if (messages.length === 0) {
    return (
      <Card>
        <EmptyState icon="inbox" title="Nothing has been sent yet">
          Request a sign-in code, then refresh this page.
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
