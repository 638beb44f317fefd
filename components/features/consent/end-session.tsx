'use client';

import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { startEndSession, type EndSessionRequest } from '@/lib/browser/identity/app-requests';
import { ask } from '@/lib/browser/identity/ask';
import { errorText } from '@/lib/browser/identity/error-text';
import { signOut } from '@/lib/browser/identity/session';
import { text } from '@/lib/text/text';
import { ConsentCard } from './consent-card';
import { ProblemCard } from './problem-card';
import { problemOf } from './problem-words';
import { useAsked } from './use-asked';
import { WaitingCard } from './waiting-card';

async function leave(address: string): Promise<void> {
  await ask(signOut);
  window.location.replace(address);
}

/** The address to ask about; null once the browser is redirected. */
async function readOrLeave(request: EndSessionRequest): Promise<string | null> {
  const { address, consentRequired } = await startEndSession(request);
  if (consentRequired) return address;
  await leave(address);
  return null;
}

/**
 * A connected app asks to end the session here, too: at once when it proves that it signed in by this
 * session.
 */
export function EndSession({ request }: { request: EndSessionRequest }) {
  const { reading, retry } = useAsked(useCallback(() => readOrLeave(request), [request]));
  if (reading.state === 'failed') return <ProblemCard problem={problemOf(reading.reason)} onRetry={retry} />;
  if (reading.state === 'waiting' || reading.data === null)
    return <WaitingCard label={text('consent.wait.signOut')} />;
  return <AskEndSession address={reading.data} />;
}

function AskEndSession({ address }: { address: string }) {
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = () => {
    if (leaving) return;
    setError(undefined);
    setLeaving(true);
    leave(address).catch((reason: unknown) => {
      setError(errorText(reason));
      setLeaving(false);
    });
  };

  return (
    <ConsentCard
      title={text('consent.end.title')}
      description={<p>{text('consent.end.description', { host: new URL(address).host })}</p>}
    >
      <div className="flex flex-col gap-3">
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        <Button size="large" loading={leaving} onClick={confirm}>
          {text('consent.end.signOut')}
        </Button>
        <ButtonLink href="/" size="large" variant="secondary">
          {text('consent.end.stay')}
        </ButtonLink>
      </div>
    </ConsentCard>
  );
}
