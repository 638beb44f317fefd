import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { isUrgent, severityLooks, type Severity } from '@/components/ui/styles/severity';

interface AlertProps {
  severity?: Severity;
  title: string;
  /** The error's number, so that support can find it. */
  code?: number;
  /** A button or a link. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** What happened, why, and what to do. Errors and warnings are announced at once, the others politely. */
export function Alert({ severity = 'info', title, code, action, className, children }: AlertProps) {
  const look = severityLooks[severity];
  return (
    <div
      role={isUrgent(severity) ? 'alert' : 'status'}
      className={classNames('rounded-content bg-card', className)}
    >
      <div className={classNames('flex gap-3 rounded-content p-4 text-sm', look.tint)}>
        <Icon name={look.icon} size={20} />
        <div className="wrap-anywhere flex min-w-0 grow flex-col gap-1">
          <p className="font-semibold">{title}</p>
          {children && <div className={look.body}>{children}</div>}
          {code !== undefined && <p className="text-xs">{text('ui.failure.code', { code: String(code) })}</p>}
          {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
        </div>
      </div>
    </div>
  );
}
