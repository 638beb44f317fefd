import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/shell/pages/not-found-lazy';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return <NotFoundScreen />;
}
