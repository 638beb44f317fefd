import { PageHeader } from '@/components/ui/navigation/page-header';
import { ChatScreen } from './chat-screen';

/** /apps/chat: conversations with the office. */
export function ChatPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Chat" />
      <ChatScreen />
    </div>
  );
}
