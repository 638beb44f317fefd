import { openDialog } from '@/components/ui/overlay/dialogs';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { errorTypeOf } from '@/lib/browser/identity/provider-error';
import { text } from '@/lib/text/text';
import { NotConfirmed } from '../parts/not-confirmed';
import { ConfirmIdentity } from './confirm-identity';
import { TotpProof } from './totp-proof';

function confirmIdentity(): Promise<true | undefined> {
  return openDialog<true>({
    title: text('security.confirm.title'),
    description: text('security.confirm.description'),
    content: (close) => <ConfirmIdentity onConfirmed={() => close(true)} />,
  });
}

/** Changing the authenticator app itself requires the app (decision 021). */
function confirmByApp(): Promise<true | undefined> {
  return openDialog<true>({
    title: text('security.confirm.title'),
    description: text('security.confirm.descriptionByApp'),
    content: (close) => <TotpProof onConfirmed={() => close(true)} />,
  });
}

/**
 * Makes a call; where the provider requires re-authentication (security 16), asks for it above any open
 * dialog and repeats the call.
 * @throws NotConfirmed when the customer cancelled
 */
export async function withFreshProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (reason) {
    if (!(reason instanceof AppError) || reason.code !== ErrorCode.confirmationNeeded) throw reason;
    const byApp = errorTypeOf(reason) === 'second_factor_required';
    if (!(await (byApp ? confirmByApp() : confirmIdentity()))) throw new NotConfirmed();
    return call();
  }
}
