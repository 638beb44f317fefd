'use client';

import { useRef, useState } from 'react';
import type { FieldErrors } from '@/lib/contract/errors';
import { remainingErrors, type FieldCheck, type FieldValues } from '@/lib/validation/remaining-errors';

interface ShownErrors<V extends FieldValues> {
  errors: FieldErrors;
  /** Shows the errors of the submitted values. */
  show: (errors: FieldErrors, sent: V) => void;
  /**
   * Removes errors of values that have become valid. It never adds one, so nobody is corrected while typing.
   */
  changed: (now: V) => void;
}

/**
 * The errors beside a form's fields: each stays until its value is valid (lib/validation/remaining-errors).
 * @param load the page's validation; loaded with the first error, since most forms never need it
 * @param first initial errors, and the values that they are about
 */
export function useFieldErrors<V extends FieldValues>(
  load: () => FieldCheck<V> | Promise<FieldCheck<V>>,
  first?: { errors: FieldErrors; values: V },
): ShownErrors<V> {
  const [errors, setErrors] = useState<FieldErrors>(first?.errors ?? {});
  const check = useRef<FieldCheck<V> | null>(null);
  const then = useRef(first?.values);
  const now = useRef(first?.values);

  const recheck = () => {
    const { current: found } = check;
    const values = then.current && now.current && { then: then.current, now: now.current };
    if (found && values) setErrors((shown) => remainingErrors(shown, found, values));
  };
  const withCheck = async () => {
    check.current ??= await load();
    recheck();
  };
  const show: ShownErrors<V>['show'] = (next, sent) => {
    then.current = sent;
    now.current = sent;
    setErrors(next);
    if (Object.keys(next).length > 0) withCheck().catch(() => undefined);
  };
  const changed: ShownErrors<V>['changed'] = (values) => {
    now.current = values;
    if (check.current) recheck();
    else if (Object.keys(errors).length > 0) withCheck().catch(() => undefined);
  };
  return { errors, show, changed };
}
