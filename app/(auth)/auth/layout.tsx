import type { ReactNode } from 'react';
import { LeaveWhenSignedIn } from '@/components/features/auth/leave-when-signed-in';
import { FullPageTools } from '@/components/shell/full-page-tools';
import { Logo } from '@/components/shell/logo';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <FullPageTools />
      <LeaveWhenSignedIn />
      <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 pb-24 pt-16">
        <div className="flex justify-center">
          <Logo />
        </div>
        {children}
      </main>
    </>
  );
}
