'use client';

import { useState } from 'react';
import { SendAgainButton, SentAgain } from '@/components/shared/code-entry/send-again';
import { useTask } from '@/components/shared/task/use-task';
import { useCountdown } from '@/components/ui/hooks/use-countdown';
import { sendPause } from '@/lib/browser/identity/sent-at';
import { Failure } from './failure';

/** Sends another link after one minute, with a countdown. */
export function SendLinkAgain({ send }: { send: () => Promise<void> }) {
  const [until, setUntil] = useState(() => Date.now() + sendPause);
  const [sent, setSent] = useState(false);
  const left = useCountdown(until);
  const { busy, error, run } = useTask();

  const again = () =>
    run(async () => {
      await send();
      setSent(true);
      setUntil(Date.now() + sendPause);
    });

  return (
    <>
      <SendAgainButton what="link" left={left} loading={busy} onClick={() => void again()} />
      <SentAgain what="link" sent={sent} />
      <Failure>{error}</Failure>
    </>
  );
}
