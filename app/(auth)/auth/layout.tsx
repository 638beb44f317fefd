import type { ReactNode } from 'react';
import { Logo } from '@/components/shell/logo';
import { ThemeButton } from '@/components/shell/theme-button';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center justify-end px-3 md:px-6">
        <ThemeButton />
      </header>
      <main className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-6 px-4 pb-24">
        <div className="flex justify-center">
          <Logo />
        </div>
        {children}
      </main>
    </div>
  );
}
