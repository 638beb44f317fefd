import { LoadFailure } from '@/components/ui/feedback/load-failure';
import { ErrorCode, recoveryHint, type ErrorView } from '@/lib/contract/errors';
import { SignOutButton } from '../session/sign-out-button';

interface ScreenFailureProps {
  title: string;
  error: ErrorView;
  /** The address of the screen itself. */
  retryHref: string;
}

/** A screen whose data could not be loaded; an address without an account can only be left by signing out. */
export function ScreenFailure({ title, error, retryHref }: ScreenFailureProps) {
  return (
    <LoadFailure
      title={title}
      error={error}
      safe={recoveryHint(error.code)}
      action={error.code === ErrorCode.unknownEmail && <SignOutButton />}
      retryHref={retryHref}
    />
  );
}
