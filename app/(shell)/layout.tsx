import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/frame/shell';
import { requireAccount } from '@/lib/bff/product-api/server';
import { initials } from '@/lib/format';

/** Reads the account for its name only; that it is loaded on every navigation is the root layout's business. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const account = await requireAccount();
  const name = account.ok ? account.data.name : '';
  return <Shell account={{ name, initials: initials(name) }}>{children}</Shell>;
}
