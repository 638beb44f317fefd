import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { AskForLink } from './ask-for-link';
import { OnboardFrame } from './onboard-frame';

interface LinkProblemProps {
  error: ErrorView;
  contact?: string | undefined;
  onRetry: () => void;
}

/** The link was used: sign in instead (1034). */
export function AlreadyComplete({ hint }: { hint?: string }) {
  return (
    <OnboardFrame
      title="Your account is set up"
      description={
        <>
          This link was already used to set up an account. Sign in instead
          {hint ? (
            <>
              {' '}
              with <strong className="font-medium text-body">{hint}</strong>
            </>
          ) : null}
          .
        </>
      }
    >
      <ButtonLink href="/auth/login" size="large">
        Sign in
      </ButtonLink>
    </OnboardFrame>
  );
}

/** There is no link, or it is invalid (1033): asks the warehouse, at `contact` if known, for a new one. */
export function LinkDoesNotWork({ contact }: { contact?: string | undefined }) {
  return (
    <OnboardFrame
      title="This link does not work"
      description={
        <>
          It may be incomplete, expired or replaced by a newer one. Ask your warehouse for a new link
          {contact && ` at ${contact}`}. If you already have an account, sign in.
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {contact && <AskForLink contact={contact} />}
        <ButtonLink href="/auth/login" size="large" variant={contact ? 'secondary' : 'primary'}>
          Sign in
        </ButtonLink>
      </div>
    </OnboardFrame>
  );
}

/** Why the set-up can't continue, and what to do. */
export function LinkProblem({ error, contact, onRetry }: LinkProblemProps) {
  if (error.code === ErrorCode.warehouseTokenInvalid) return <LinkDoesNotWork contact={contact} />;
  if (error.code === ErrorCode.warehouseTokenComplete) return <AlreadyComplete />;
  return (
    <Alert
      severity="error"
      title="Your link could not be checked"
      code={error.code}
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
