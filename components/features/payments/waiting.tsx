'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { buttonClasses } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';

/** ms after which waiting counts as long. */
const long = 20_000;

/** ms between two looks where no stream tells of the outcome. */
const pause = 5_000;

/**
 * A payment at a provider whose outcome is not known here yet: the page is drawn anew when it is. When that takes long it
 * says so, and what to do.
 */
export function Waiting({ url }: { url: string | undefined }) {
  const router = useRouter();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLong(true), long);
    const look = setInterval(() => router.refresh(), pause);
    const stop = setTimeout(() => clearInterval(look), 24 * pause);
    return () => {
      clearTimeout(late);
      clearTimeout(stop);
      clearInterval(look);
    };
  }, [router]);

  return (
    <Alert
      severity="info"
      title={text(isLong ? 'payments.waiting.long' : 'payments.waiting.title')}
      action={
        url !== undefined && (
          <a href={url} className={buttonClasses('primary', 'medium')}>
            <Icon name="credit-card" />
            {text('payments.continue')}
          </a>
        )
      }
    >
      {text(isLong ? 'payments.waiting.longText' : 'payments.waiting.text')}
    </Alert>
  );
}
