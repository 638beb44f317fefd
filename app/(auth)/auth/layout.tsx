import type { ReactNode } from 'react';
import { LeaveWhenSignedIn } from '@/components/features/auth/leave-when-signed-in';
import { FullPageTools } from '@/components/shell/frame/full-page-tools';
import { LanguageChoice } from '@/components/shell/language/language-choice';
import { Texts } from '@/components/shared/text/texts';
import { Logo } from '@/components/shell/frame/logo';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Texts rooms={['auth', 'identity', 'security']}>
      <FullPageTools />
      <LeaveWhenSignedIn />
      <main className="full-page max-w-md gap-6">
        {/* Above what changes while the page loads, so that it stays where it is. */}
        <div className="flex items-center justify-between gap-4">
          <Logo />
          <div className="w-48 min-w-0">
            <LanguageChoice />
          </div>
        </div>
        {children}
      </main>
    </Texts>
  );
}
