import { text } from '@/lib/text/text';
import { ErrorCode } from './codes';

/** A hint beyond trying again: the next step for the customer, or a reassurance. */
export function recoveryHint(code: number): string {
  if (code === ErrorCode.unknownEmail) return text('errors.hint.unknownEmail');
  if (code === ErrorCode.forbidden) return text('errors.hint.forbidden');
  return text('errors.hint.safe');
}
