import type { FieldErrors } from '@/lib/contract/errors';
import { codeLength } from './code-field';

/** What is wrong with a one-time code before anybody is asked. */
export function codeProblems({ code }: { code: string }): FieldErrors {
  return code.length < codeLength ? { code: 'Enter all six digits of the code.' } : {};
}
