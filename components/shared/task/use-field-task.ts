'use client';

import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import type { FieldErrors } from '@/lib/contract/errors';
import type { FieldCheck, FieldValues } from '@/lib/validation/remaining-errors';
import { errorText } from '@/lib/browser/identity/error-text';
import { useTask, type TaskOptions } from './use-task';

interface FieldTask<V extends FieldValues> {
  busy: boolean;
  errors: FieldErrors;
  /**
   * Runs the work if validation finds no error; a failure is shown beside the field that `blame` names.
   * @returns whether it succeeded
   */
  run: (
    typed: V,
    work: () => Promise<unknown>,
    blame: (reason: unknown) => keyof V & string,
  ) => Promise<boolean>;
  /** Shows errors without running anything; `{}` removes them. */
  show: (errors: FieldErrors, typed: V) => void;
  /** Removes errors of values that have become valid. */
  changed: (now: V) => void;
}

/** A call to the identity provider that a form makes, with errors beside its fields until they are valid. */
export function useFieldTask<V extends FieldValues>(
  check: FieldCheck<V>,
  options: TaskOptions = {},
): FieldTask<V> {
  const task = useTask(options);
  const { errors, show, changed } = useFieldErrors<V>(() => check);

  const run: FieldTask<V>['run'] = async (typed, work, blame) => {
    if (task.busy) return false;
    const problems = check(typed);
    show(problems, typed);
    if (Object.keys(problems).length > 0) return false;
    return task.run(work, (reason) => show({ [blame(reason)]: errorText(reason) }, typed));
  };
  return { busy: task.busy, errors, run, show, changed };
}
