import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ErrorCode, type ErrorView } from '@/lib/errors';
import { OnboardFrame } from './onboard-frame';

interface LinkProblemProps {
  error: ErrorView;
  onRetry: () => void;
}

function SignIn() {
  return (
    <ButtonLink href="/auth/login" size="large">
      Sign in
    </ButtonLink>
  );
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
      <SignIn />
    </OnboardFrame>
  );
}

/** There is no link, or it does not work (1033): ask for a new one. */
export function LinkDoesNotWork() {
  return (
    <OnboardFrame
      title="This link does not work"
      description="It may have expired, been replaced by a newer one, or lost a part on its way. Ask your warehouse for a new link; if you already have an account, sign in."
    >
      <SignIn />
    </OnboardFrame>
  );
}

/** Why the set-up can't go on, and a way on. */
export function LinkProblem({ error, onRetry }: LinkProblemProps) {
  if (error.code === ErrorCode.warehouseTokenInvalid) return <LinkDoesNotWork />;
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
