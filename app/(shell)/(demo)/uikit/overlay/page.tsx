import type { Metadata } from 'next';
import { OverlayPage } from '@/components/demo/uikit/overlay/overlay-page';

export const metadata: Metadata = { title: 'Overlays' };

export default function Page() {
  return <OverlayPage />;
}
