import type { Metadata } from 'next';
import { MessagePage } from '@/components/demo/uikit/message/message-page';

export const metadata: Metadata = { title: 'Messages' };

export default function Page() {
  return <MessagePage />;
}
