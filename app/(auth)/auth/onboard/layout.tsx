import type { ReactNode } from 'react';
import { Texts } from '@/components/shared/text/texts';

export default function OnboardLayout({ children }: { children: ReactNode }) {
  return <Texts rooms={['onboarding', 'fields']}>{children}</Texts>;
}
