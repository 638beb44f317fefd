import type { ReactNode } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { Icon } from '@/components/ui/display/icon';

interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** One line of explanation. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Why there is nothing here, and the next step. Also the "no match" state of a list. */
export function EmptyState({ icon = 'package-open', title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <span className="mb-2 flex size-16 items-center justify-center rounded-full bg-primary-tint text-primary-text">
        <Icon name={icon} size={24} />
      </span>
      <p className="text-base font-semibold text-strong">{title}</p>
      {children && <p className="max-w-prose text-balance text-sm text-muted">{children}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
