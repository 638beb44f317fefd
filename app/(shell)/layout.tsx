import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/frame/shell';
import { Texts } from '@/components/shared/text/texts';
import { requireAccount } from '@/lib/bff/product-api/server';
import { initials } from '@/lib/format';

/** Reads the account for its name only; the root layout is responsible for loading it on every navigation. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const account = await requireAccount();
  const name = account.ok ? account.data.name : '';
  return (
    <Texts rooms={['demoMenu']}>
      <Shell account={{ name, initials: initials(name) }}>{children}</Shell>
    </Texts>
  );
}
