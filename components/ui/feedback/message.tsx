import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { severityLooks, type Severity } from '@/components/ui/styles/severity';

interface MessageProps {
  severity?: Severity;
  /** For the `aria-describedby` of its field. */
  id?: string | undefined;
  className?: string;
  children: string;
}

/**
 * A one-line inline message, such as beside a field. For longer ones use `Alert`, for transient ones `toast`.
 */
export function Message({ severity = 'info', id, className, children }: MessageProps) {
  const look = severityLooks[severity];
  return (
    <p
      id={id}
      className={classNames(
        'inline-flex items-start gap-2 rounded-content px-3 py-2.5 text-sm font-medium',
        look.tint,
        className,
      )}
    >
      <Icon name={look.icon} className="mt-0.5" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  );
}
