import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function AnnounceLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['announce', 'packageWords', 'contents']}>{children}</Texts>;
}
