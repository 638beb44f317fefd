import type { ReactNode } from 'react';
import { LeaveWhenSignedIn } from '@/components/features/auth/leave-when-signed-in';
import { FullPageTools } from '@/components/shell/frame/full-page-tools';
import { LanguageChoice } from '@/components/shell/language/language-choice';
import { Texts } from '@/components/shared/text/texts';
import { Logo } from '@/components/shell/frame/logo';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Texts rooms={['auth', 'security']}>
      <FullPageTools />
      <LeaveWhenSignedIn />
      <main className="full-page max-w-md gap-6">
        <div className="flex justify-center">
          <Logo />
        </div>
        {children}
        <div className="mx-auto w-48">
          <LanguageChoice />
        </div>
      </main>
    </Texts>
  );
}
