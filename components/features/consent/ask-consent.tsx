'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { answerAuthorize, type Asked, type AuthorizeRequest } from '@/lib/browser/identity/app-requests';
import { errorText } from '@/lib/browser/identity/error-text';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { ConsentCard } from './consent-card';
import { ScopeList } from './scope-list';

interface AskConsentProps {
  request: AuthorizeRequest;
  asked: Asked;
}

/** The consent question: the app, the requested scopes, and two answers that both return to the app. */
export function AskConsent({ request, asked: { appName, account, scopes } }: AskConsentProps) {
  const [answering, setAnswering] = useState<'yes' | 'no'>();
  const [error, setError] = useState<string>();

  const answer = (granted: boolean) => {
    if (answering) return;
    setError(undefined);
    setAnswering(granted ? 'yes' : 'no');
    answerAuthorize(request, granted).then(
      // Back must not return here: the question has been answered.
      (address) => window.location.replace(address),
      (reason: unknown) => {
        setError(errorText(reason));
        setAnswering(undefined);
      },
    );
  };

  return (
    <ConsentCard
      title={text('consent.ask.title', { app: appName })}
      description={
        <>
          {account && (
            <p>
              {richText('consent.ask.signedInAs', {
                account,
                strong: (chunks) => (
                  <strong dir="auto" className="font-medium text-body">
                    {chunks}
                  </strong>
                ),
              })}
            </p>
          )}
          <p className="mt-2">{text('consent.ask.wants', { app: appName })}</p>
        </>
      }
    >
      <ScopeList scopes={scopes} />
      <p className="text-sm">
        {text(scopes.includes('offline_access') ? 'consent.ask.untilUnused' : 'consent.ask.untilSignOut')}
      </p>
      <div className="flex flex-col gap-3">
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        <Button size="large" loading={answering === 'yes'} onClick={() => answer(true)}>
          {text('consent.ask.allow')}
        </Button>
        <Button size="large" variant="secondary" loading={answering === 'no'} onClick={() => answer(false)}>
          {text('consent.ask.deny')}
        </Button>
      </div>
      <p className="wrap-anywhere text-sm text-muted">
        {text('consent.ask.afterwards', { host: new URL(request.redirectUri).host })}
      </p>
    </ConsentCard>
  );
}
