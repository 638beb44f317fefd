import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { Alert } from './alert';
import { buttonClasses } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';

interface LoadFailureProps {
  title: string;
  error: { code: number; message: string };
  /** Reassures the customer about what is unaffected. */
  safe?: string;
  /** The address of "Try again": the same page. */
  retryHref: string;
  /** Another action, beside the retry. */
  action?: ReactNode;
}

/**
 * The part that failed to load, the reason, what is unaffected, and a retry. The retry is a full page load.
 */
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
            {text('ui.failure.retry')}
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
