'use client';

import { useCallback } from 'react';
import {
  answerAuthorize,
  startAuthorize,
  type Asked,
  type AuthorizeRequest,
} from '@/lib/browser/identity/app-requests';
import { text } from '@/lib/text/text';
import { AskConsent } from './ask-consent';
import { ProblemCard } from './problem-card';
import { problemOf } from './problem-words';
import { useAsked } from './use-asked';
import { WaitingCard } from './waiting-card';

/** Null once the browser is redirected: no consent is needed, or the app asked for no prompt. */
async function readOrAnswer(request: AuthorizeRequest): Promise<Asked | null> {
  const asked = await startAuthorize(request);
  if (asked.consentRequired && request.prompt !== 'none') return asked;
  window.location.replace(await answerAuthorize(request, false));
  return null;
}

/** A connected app requests access: asks the customer, unless they have answered before. */
export function Authorize({ request }: { request: AuthorizeRequest }) {
  const { reading, retry } = useAsked(useCallback(() => readOrAnswer(request), [request]));
  if (reading.state === 'failed') return <ProblemCard problem={problemOf(reading.reason)} onRetry={retry} />;
  if (reading.state === 'waiting') return <WaitingCard label={text('consent.wait.request')} />;
  return reading.data ? (
    <AskConsent request={request} asked={reading.data} />
  ) : (
    <WaitingCard label={text('consent.wait.back')} />
  );
}
