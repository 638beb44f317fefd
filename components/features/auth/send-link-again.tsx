'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCountdown } from '@/components/ui/use-countdown';
import { Failure } from './failure';
import { useAttempt } from './use-attempt';

/** Milliseconds between two messages (security 9: one a minute). */
const pause = 60_000;

/** Another link once the minute is over, counted down. */
export function SendLinkAgain({ send }: { send: () => Promise<void> }) {
  const [until, setUntil] = useState(() => Date.now() + pause);
  const [sent, setSent] = useState(false);
  const left = useCountdown(until);
  const { busy, error, run, reset } = useAttempt();

  const again = () =>
    run(async () => {
      await send();
      setSent(true);
      setUntil(Date.now() + pause);
      reset();
    });

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon="refresh-cw"
        className="tabular-nums"
        loading={busy}
        disabled={left > 0}
        onClick={again}
      >
        {left > 0 ? `Send another link in ${left} s` : 'Send another link'}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {sent && 'A new link is on its way; the earlier one no longer works.'}
      </p>
      <Failure>{error}</Failure>
    </>
  );
}
