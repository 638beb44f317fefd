import type { ReactNode } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { Spinner } from '@/components/ui/display/spinner';

interface IconFieldProps {
  start?: IconName;
  end?: IconName;
  /** Shows a spinner in place of the end icon. */
  loading?: boolean;
  className?: string;
  /** One `Input`. */
  children: ReactNode;
}

const place = 'pointer-events-none absolute inset-y-0 my-auto text-muted';

/** A text field with a decorative icon inside it. */
export function IconField({ start, end, loading = false, className, children }: IconFieldProps) {
  return (
    <span
      className={classNames(
        'relative block min-w-0',
        start && '[&>input]:ps-10',
        (end ?? loading) && '[&>input]:pe-10',
        className,
      )}
    >
      {start && <Icon name={start} className={classNames(place, 'start-3')} />}
      {children}
      {loading ? (
        <Spinner className={classNames(place, 'end-3')} />
      ) : (
        end && <Icon name={end} className={classNames(place, 'end-3')} />
      )}
    </span>
  );
}
