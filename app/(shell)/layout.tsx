import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/frame/shell';
import { SuspendedNotice } from '@/components/shell/session/suspended-notice';
import { Texts } from '@/components/shared/text/texts';
import { requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { initials } from '@/lib/format';
import { readSettings } from '@/lib/runtime/settings';

/** Reads the account for the frame only; the root layout is responsible for loading it on every navigation. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const account = await requireAccount();
  const name = account.ok ? account.data.name : '';
  const isSuspended = account.ok && account.data.status === 'suspended';
  const isTold = account.ok && hasCapability(account.data, 'notifications');
  return (
    <Texts rooms={['demoMenu']}>
      <Shell
        profile={{
          name,
          initials: initials(name),
          hasNotifications: isTold,
          hasDemoMessages: readSettings().demoData,
        }}
        unread={isTold ? (account.data.unreadNotifications ?? 0) : undefined}
        notice={isSuspended && <SuspendedNotice contact={account.data.warehouse.contact} />}
      >
        {children}
      </Shell>
    </Texts>
  );
}
