import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
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
      title={text('onboarding.done.title')}
      description={
        hint
          ? richText('onboarding.link.usedWithHint', {
              strong: (chunks) => (
                <strong dir="auto" className="font-medium text-body">
                  {chunks}
                </strong>
              ),
              hint,
            })
          : text('onboarding.link.used')
      }
    >
      <ButtonLink href="/auth/login" size="large">
        {text('onboarding.signIn')}
      </ButtonLink>
    </OnboardFrame>
  );
}

/** There is no link, or it is invalid (1033): asks the warehouse, at `contact` if known, for a new one. */
export function LinkDoesNotWork({ contact }: { contact?: string | undefined }) {
  return (
    <OnboardFrame
      title={text('onboarding.link.title')}
      description={
        contact ? text('onboarding.link.invalidWithContact', { contact }) : text('onboarding.link.invalid')
      }
    >
      <div className="flex flex-col gap-3">
        {contact && <AskForLink contact={contact} />}
        <ButtonLink href="/auth/login" size="large" variant={contact ? 'secondary' : 'primary'}>
          {text('onboarding.signIn')}
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
      title={text('onboarding.link.notChecked')}
      code={error.code}
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={onRetry}>
          {text('onboarding.link.again')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
