import type { Metadata } from 'next';
import { MessagePage } from '@/components/demo/uikit/message/message-page';
import { ServerToast } from '@/components/demo/uikit/message/server-toast';
import { bookPickUp } from './actions';

export const metadata: Metadata = { title: 'Messages' };

export default function Page() {
  return <MessagePage serverToast={<ServerToast action={bookPickUp} />} />;
}
