import { codeLength } from '@/components/ui/code-field';
import type { FieldErrors } from '@/lib/errors';

/** What is wrong with a one-time code before anybody is asked. */
export function codeProblems({ code }: { code: string }): FieldErrors {
  return code.length < codeLength ? { code: 'Enter all six digits of the code.' } : {};
}
