'use client';

import { startTransition, useOptimistic, useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import type { AccountFields } from '../account-fields';
import { saveChange } from '../actions';
import type { SaveResult } from './change';

/** A save that did not come through, with what the customer wanted. */
export interface Unsaved {
  mine: Partial<AccountFields>;
  result: Exclude<SaveResult, { outcome: 'saved' }>;
}

const unreachable: Unsaved['result'] = {
  outcome: 'failed',
  code: 4,
  message: 'The service could not be reached. Try again in a moment.',
};

/**
 * Saves parts of the account at once: what the customer did shows before the answer is there, and goes back when the
 * answer is no. `unsaved` then holds what was wanted, so that nothing has to be done again.
 */
export function useAccountSave(saved: AccountFields, version: number) {
  const [fields, show] = useOptimistic(saved, (now, mine: Partial<AccountFields>) => ({ ...now, ...mine }));
  const [saving, start] = useTransition();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);

  const save = (
    mine: Partial<AccountFields>,
    ground: { base: AccountFields; version: number } = { base: saved, version },
  ) => {
    setUnsaved(null);
    start(async () => {
      show(mine);
      const result = await saveChange({ ...ground, mine }).catch(() => unreachable);
      startTransition(() => setUnsaved(result.outcome === 'saved' ? null : { mine, result }));
      if (result.outcome === 'saved') toast({ severity: 'success', summary: 'Saved', life: 3000 });
    });
  };

  return { fields, saving, unsaved, save, dismiss: () => setUnsaved(null) };
}

export type AccountSave = ReturnType<typeof useAccountSave>;
