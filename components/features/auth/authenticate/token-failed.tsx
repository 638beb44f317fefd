'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { errorText } from '@/lib/browser/identity/error-text';
import { errorTypeOf } from '@/lib/browser/identity/provider-error';
import { attachPage } from '@/lib/browser/identity/oauth';
import { text, type MessageKey } from '@/lib/text/text';
import { AskForLink } from '../ask-for-link';
import { AuthCard } from '../auth-card';
import { BarrierArt } from '../art';
import LinkSent from '../link-sent';
import type { TokenType } from './auth-callback-params';

interface TokenFailedProps {
  type: TokenType;
  reason: unknown;
  /** Retries the same token, where that can help. */
  onRetry?: () => void;
}

const titles = {
  magic_links: 'auth.token.badLink',
  reset_password: 'auth.token.badLink',
  oauth: 'auth.token.notSignedIn',
  impersonation: 'auth.token.badLink',
} as const satisfies Record<TokenType, MessageKey>;

/** The provider did not answer, so the token was not used up. */
function canRetry(reason: unknown): boolean {
  const retriable: number[] = [ErrorCode.networkError, ErrorCode.serverError, ErrorCode.rateLimited];
  return reason instanceof AppError && retriable.includes(reason.code);
}

/** Why the token did not sign anybody in, and what to do. */
export function TokenFailed({ type, reason, onRetry }: TokenFailedProps) {
  const [sentTo, setSentTo] = useState<string>();
  const purpose = type === 'reset_password' ? 'password' : 'sign-in';
  const page = type === 'oauth' ? attachPage() : null;
  const back = (
    <ButtonLink href={page ?? '/auth/login'} variant="ghost" size="small" icon="arrow-left">
      {text(page === null ? 'auth.go.backSignIn' : 'auth.go.backAccount')}
    </ButtonLink>
  );

  if (sentTo !== undefined) {
    return (
      <LinkSent email={sentTo} purpose={purpose}>
        {back}
      </LinkSent>
    );
  }
  const elsewhere = errorTypeOf(reason)?.includes('pkce') === true;
  const title = page === null ? titles[type] : 'auth.token.notConnected';
  const retry = onRetry && canRetry(reason);
  return (
    <AuthCard
      title={text(elsewhere ? 'auth.token.otherBrowser' : title)}
      description={<p role="alert">{errorText(reason)}</p>}
      art={<BarrierArt />}
    >
      {retry && (
        <Button size="large" icon="refresh-cw" onClick={onRetry}>
          {text('auth.go.again')}
        </Button>
      )}
      {!retry && (type === 'magic_links' || type === 'reset_password') && (
        <AskForLink purpose={purpose} submitLabel={text('auth.token.newLink')} onSent={setSentTo} />
      )}
      <div className="flex justify-center">{back}</div>
    </AuthCard>
  );
}
