'use client';

import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import type { FieldErrors } from '@/lib/contract/errors';
import type { FieldCheck, FieldValues } from '@/lib/validation/remaining-errors';
import { errorText } from '@/lib/browser/identity/error-text';
import { useTask } from './use-task';

interface FieldTask<V extends FieldValues> {
  busy: boolean;
  errors: FieldErrors;
  /**
   * Does the work if the check finds nothing wrong; why it failed stands beside the field that `blame` names.
   * @returns whether it is done
   */
  run: (
    typed: V,
    work: () => Promise<unknown>,
    blame: (reason: unknown) => keyof V & string,
  ) => Promise<boolean>;
  /** Takes away what is right by now. */
  changed: (now: V) => void;
}

/** One piece of work behind a form, with what is wrong beside its fields until it is right. */
export function useFieldTask<V extends FieldValues>(check: FieldCheck<V>): FieldTask<V> {
  const task = useTask();
  const { errors, show, changed } = useFieldErrors<V>(() => check);

  const run: FieldTask<V>['run'] = async (typed, work, blame) => {
    if (task.busy) return false;
    const problems = check(typed);
    show(problems, typed);
    if (Object.keys(problems).length > 0) return false;
    return task.run(work, (reason) => show({ [blame(reason)]: errorText(reason) }, typed));
  };
  return { busy: task.busy, errors, run, changed };
}
