import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function PackagesLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['packages', 'packageWords']}>{children}</Texts>;
}
