import { Alert } from '@/components/ui/feedback/alert';
import { ErrorCode } from '@/lib/contract/errors';
import { text, type WordKey } from '@/lib/text/text';

const reasons: Readonly<Partial<Record<number, WordKey>>> = {
  [ErrorCode.versionConflict]: 'shippingPage.refused.changed',
  [ErrorCode.validationFailed]: 'shippingPage.refused.check',
  [ErrorCode.transitionNotAllowed]: 'shippingPage.refused.packages',
  [ErrorCode.forbidden]: 'shippingPage.refused.account',
};

/** Why a form that was sent without script requested nothing; a script says so itself. */
export function RefusedAlert({ code: given = '' }: { code: string | undefined }) {
  if (!/^\d{1,4}$/.test(given)) return null;
  const code = Number(given);
  return (
    <Alert severity="warn" title={text('shippingPage.refused.title')} code={code}>
      {text(reasons[code] ?? 'shippingPage.refused.again')}
    </Alert>
  );
}
