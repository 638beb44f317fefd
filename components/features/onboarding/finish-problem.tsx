import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { ErrorCode, type ErrorView } from '@/lib/errors';

const firstStep = ['name', 'email', 'phone'];

function titleOf(code: number): string {
  if (code === ErrorCode.warehouseTokenComplete) return 'Your account is already set up';
  if (code === ErrorCode.warehouseTokenInvalid) return 'Your link no longer works';
  return code === ErrorCode.validationFailed
    ? 'Please check your details'
    : 'Your account could not be set up';
}

function wayOn({ code, fields = {} }: ErrorView) {
  if (code === ErrorCode.warehouseTokenComplete) return { href: '/auth/login', label: 'Sign in' };
  const wrong = firstStep.some((name) => name in fields);
  return wrong ? { href: '/auth/onboard', label: 'Back to your details' } : null;
}

function explain({ code, message, fields = {} }: ErrorView): string {
  if (code === ErrorCode.warehouseTokenComplete) {
    return 'This link was already used to set up an account. Sign in instead.';
  }
  if (code === ErrorCode.warehouseTokenInvalid) {
    return 'It has expired or was replaced. Ask your warehouse for a new link.';
  }
  return firstStep.map((name) => fields[name]).find(Boolean) ?? message;
}

/** Why the set-up was not finished, and a way on (1010, 1033, 1034 and the rest). */
export function FinishProblem({ error }: { error: ErrorView }) {
  const way = wayOn(error);
  return (
    <Alert
      severity="error"
      title={titleOf(error.code)}
      action={
        way && (
          <ButtonLink href={way.href} variant="secondary" size="small">
            {way.label}
          </ButtonLink>
        )
      }
    >
      {explain(error)}
    </Alert>
  );
}
