import type { ReactNode } from 'react';
import { Alert } from './alert';
import { buttonClasses } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';

interface LoadFailureProps {
  title: string;
  error: { code: number; message: string };
  /** What the customer need not worry about. */
  safe?: string;
  /** Where "Try again" goes: the same page. */
  retryHref: string;
  /** Another way on, beside the retry. */
  action?: ReactNode;
}

/** What could not be loaded, why, what is safe, and a way on. The retry is a full load: it starts from nothing. */
export function LoadFailure({ title, error, safe, retryHref, action }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      title={title}
      code={error.code}
      className="load-failure"
      action={
        <>
          <a href={retryHref} className={buttonClasses('secondary', 'small')}>
            <Icon name="refresh-cw" />
            Try again
          </a>
          {action}
        </>
      }
    >
      <p>{error.message}</p>
      {safe && <p className="mt-1">{safe}</p>}
    </Alert>
  );
}
