import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell';
import { requireAccount } from '@/lib/api/server';
import { initials } from '@/lib/format';

/** Reads the account for its name only: layouts do not run again on soft navigation, so each page asks for itself. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const account = await requireAccount();
  const name = account.ok ? account.data.name : '';
  return <Shell account={{ name, initials: initials(name) }}>{children}</Shell>;
}
