'use client';

import { useFieldTask } from '@/components/shared/task/use-field-task';
import { useTask, type TaskOptions } from '@/components/shared/task/use-task';
import type { FieldCheck, FieldValues } from '@/lib/validation/remaining-errors';
import { leaveIfEnded } from './leave-if-ended';
import { NotConfirmed } from './not-confirmed';

/** A customer's call about their own account: the session may have ended, and a confirmation may be cancelled. */
const options: TaskOptions = {
  handles: (reason) => {
    leaveIfEnded(reason);
    return reason instanceof NotConfirmed;
  },
};

export const useOwnTask = () => useTask(options);

export const useOwnFieldTask = <V extends FieldValues>(check: FieldCheck<V>) => useFieldTask(check, options);
