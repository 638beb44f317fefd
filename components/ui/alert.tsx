import type { ReactNode } from 'react';
import type { IconName } from '@/lib/theme/icon-names';
import { classNames } from './class-names';
import { Icon } from './icon';
import { toneClasses, type Tone } from './status';

type Severity = 'info' | 'success' | 'warn' | 'error';

const looks: Record<Severity, { tone: Tone; icon: IconName }> = {
  info: { tone: 'moving', icon: 'info' },
  success: { tone: 'done', icon: 'circle-check' },
  warn: { tone: 'action', icon: 'triangle-exclamation-point' },
  error: { tone: 'danger', icon: 'circle-exclamation-point' },
};

interface AlertProps {
  severity?: Severity;
  title: string;
  /** The error's number, so that support can find it. */
  code?: number;
  /** A way on: a button or a link. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** What happened, why, and what now. Errors and warnings are announced at once, the others when there is time. */
export function Alert({ severity = 'info', title, code, action, className, children }: AlertProps) {
  const { tone, icon } = looks[severity];
  const urgent = severity === 'error' || severity === 'warn';
  return (
    <div role={urgent ? 'alert' : 'status'} className={classNames('rounded-content bg-card', className)}>
      <div className={classNames('flex gap-3 rounded-content p-4 text-sm', toneClasses[tone])}>
        <Icon name={icon} size={20} className="shrink-0" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <p className="font-semibold">{title}</p>
          {children && <div className="text-body">{children}</div>}
          {code !== undefined && <p className="text-xs">Error {code}</p>}
          {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
        </div>
      </div>
    </div>
  );
}
