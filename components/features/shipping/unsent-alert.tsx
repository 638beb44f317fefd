import Link from 'next/link';
import { SignInAgain } from '@/components/shared/failure/sign-in-again';
import { Alert } from '@/components/ui/feedback/alert';
import { ErrorCode, isFault, type ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

interface UnsentAlertProps {
  unsent: ErrorView | null;
  /** Whether a request before may have arrived. */
  isUnsure: boolean;
}

function reasonOf({ code, message, fields = {} }: ErrorView, isUnsure: boolean): string {
  const reason = [message, ...Object.values(fields)].join(' ');
  if (isFault(code)) return text('shipping.unsent.again', { reason });
  if (isUnsure) return text('shipping.unsent.unsure', { reason });
  return text('shipping.unsent.kept', { reason });
}

/** Why nothing was requested, and what to do; what was entered is still in the form. */
export function UnsentAlert({ unsent, isUnsure }: UnsentAlertProps) {
  if (!unsent) return null;
  const { code } = unsent;
  // The prices say it, which are there anew.
  if (code === ErrorCode.versionConflict) return null;
  return (
    <Alert
      severity="error"
      title={text('shipping.unsent.title')}
      code={code}
      action={
        <>
          {code === ErrorCode.authenticationFailed && <SignInAgain />}
          {(isUnsure || code === ErrorCode.transitionNotAllowed) && (
            <Link href="/shipments" prefetch={false} className="link">
              {text('shipping.unsent.shipments')}
            </Link>
          )}
        </>
      }
    >
      {reasonOf(unsent, isUnsure)}
    </Alert>
  );
}
