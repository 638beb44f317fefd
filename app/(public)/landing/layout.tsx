import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function LandingLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['landing']}>{children}</Texts>;
}
