import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';

/** Rows separated by dividers. */
export function FactorRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface FactorRowProps {
  icon: IconName;
  title: string;
  /** A tag beside the title. */
  tag?: ReactNode;
  /** Details of the row. */
  detail?: ReactNode;
  /** Buttons, or why there are none. */
  actions?: ReactNode;
}

/** A sign-in method or a device: icon, title, details, actions. */
export function FactorRow({ icon, title, tag, detail, actions }: FactorRowProps) {
  return (
    <li className="flex items-start gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
        <Icon name={icon} size={20} />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-h-10 min-w-0 grow basis-44 flex-col justify-center">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span dir="auto" className="wrap-anywhere min-w-0 font-medium text-strong">
              {title}
            </span>
            {tag}
          </p>
          {detail && <div className="wrap-anywhere text-muted">{detail}</div>}
        </div>
        {actions && <div className="-ms-3 flex flex-wrap items-center sm:-me-3 sm:ms-0">{actions}</div>}
      </div>
    </li>
  );
}
