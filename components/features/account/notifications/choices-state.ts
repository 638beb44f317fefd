import type { FieldErrors } from '@/lib/contract/errors';
import type { Chosen } from '@/lib/domain/notification/choices';

/** The result of a save. `chosen` is what the customer chose, whatever the result. */
export interface ChoicesState {
  outcome: 'idle' | 'saved' | 'invalid' | 'failed';
  chosen: Chosen;
  errors?: FieldErrors;
  message?: string;
  code?: number;
}
