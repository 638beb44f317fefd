import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function PackageListLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['packageList', 'packageWords']}>{children}</Texts>;
}
