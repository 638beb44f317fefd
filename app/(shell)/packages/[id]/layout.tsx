import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function PackageLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['package', 'contents']}>{children}</Texts>;
}
