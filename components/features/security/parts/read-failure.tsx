'use client';

import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { errorText } from '@/lib/browser/identity/error-text';
import { text } from '@/lib/text/text';
import type { Reading } from './use-reading';
import { useOwnTask } from './own-tasks';

/** The part that failed to load, the reason, and a retry in place. */
export function ReadFailure({ title, reading }: { title: string; reading: Reading<unknown> }) {
  const { busy, run } = useOwnTask();
  return (
    <Alert
      severity="error"
      title={title}
      action={
        <Button
          variant="secondary"
          size="small"
          icon="refresh-cw"
          loading={busy}
          onClick={() => void run(reading.reload)}
        >
          {text('security.tryAgain')}
        </Button>
      }
    >
      {errorText(reading.error)}
    </Alert>
  );
}
