import type { FieldErrors } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { codeLength } from './code-field';

/** The errors of a one-time code that need no server. */
export function codeProblems({ code }: { code: string }): FieldErrors {
  return code.length < codeLength ? { code: text('shell.code.tooShort') } : {};
}
