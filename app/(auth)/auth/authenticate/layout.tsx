import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function AuthenticateLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['consent', 'scopes']}>{children}</Texts>;
}
