import type { Metadata } from 'next';
import { DocumentationScreen } from '@/components/features/documentation/documentation-screen';

export const metadata: Metadata = { title: 'Documentation' };

export default function Page() {
  return <DocumentationScreen />;
}
