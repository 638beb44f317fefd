import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['account', 'address', 'identity', 'security', 'scopes', 'fields']}>{children}</Texts>;
}
