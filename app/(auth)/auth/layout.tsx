import type { ReactNode } from 'react';
import { LeaveWhenSignedIn } from '@/components/features/auth/leave-when-signed-in';
import { FullPageTools } from '@/components/shell/frame/full-page-tools';
import { Logo } from '@/components/shell/frame/logo';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <FullPageTools />
      <LeaveWhenSignedIn />
      <main className="full-page max-w-md gap-6">
        <div className="flex justify-center">
          <Logo />
        </div>
        {children}
      </main>
    </>
  );
}
