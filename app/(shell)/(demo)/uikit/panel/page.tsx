import type { Metadata } from 'next';
import { PanelPage } from '@/components/demo/uikit/panel/panel-page';

export const metadata: Metadata = { title: 'Panels' };

export default function Page() {
  return <PanelPage />;
}
