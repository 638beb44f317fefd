import type { ReactNode } from 'react';
import { FolderMenu } from './folder-menu';

/** The folders beside the open part of mail; above it on narrow screens. */
export function MailLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-6 min-[1400px]:grid-cols-[13rem_minmax(0,1fr)] min-[1400px]:items-start">
      <FolderMenu />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
