'use client';

import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import type { FieldErrors } from '@/lib/contract/errors';
import type { FieldCheck, FieldValues } from '@/lib/validation/remaining-errors';
import { errorText } from '@/lib/browser/identity/error-text';
import { useAttempt } from './use-attempt';

interface FieldAttempt<V extends FieldValues> {
  /** Also after success: the page is about to change. */
  busy: boolean;
  errors: FieldErrors;
  /** Shows errors without making a call. */
  refuse: (errors: FieldErrors, typed: V) => void;
  /** Runs the work unless it is in progress; an error is shown beside `field`. */
  run: (
    field: keyof V & string,
    sent: V,
    work: () => Promise<unknown>,
    onFailure?: (reason: unknown) => void,
  ) => void;
  /** Removes errors of values that have become valid. */
  changed: (now: V) => void;
}

/** One call to the identity provider at a time, with errors beside the fields of its form. */
export function useFieldAttempt<V extends FieldValues>(check: FieldCheck<V>): FieldAttempt<V> {
  const attempt = useAttempt();
  const { errors, show, changed } = useFieldErrors<V>(() => check);

  const run: FieldAttempt<V>['run'] = (field, sent, work, onFailure) => {
    if (attempt.busy) return;
    show({}, sent);
    attempt.run(work, (reason) => {
      show({ [field]: errorText(reason) }, sent);
      onFailure?.(reason);
    });
  };
  return { busy: attempt.busy, errors, refuse: show, run, changed };
}
