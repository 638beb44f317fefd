'use client';

import { startTransition, useOptimistic, useRef, useState, useTransition } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { callAction } from '@/lib/browser/product-api/call-action';
import { text } from '@/lib/text/text';
import type { AccountFields } from '../account-fields';
import { saveChange } from '../actions';
import type { SaveResult } from './change';

/** Derives a change from the account's current fields. */
type Change = (fields: AccountFields) => Partial<AccountFields>;

/** The values a change is based on. */
interface BaseVersion {
  base: AccountFields;
  version: number;
}

interface SaveOptions<Typed> {
  /** A later save about the same subject replaces a failed one; otherwise both are listed. */
  about?: string;
  /** The input, to reopen it. */
  typed?: Typed;
  /** If it is not what the screen shows: after a conflict, the values somebody else saved. */
  baseVersion?: BaseVersion;
}

/** A failed save, with the customer's change. */
export interface Unsaved<Typed> extends SaveOptions<Typed> {
  key: number;
  change: Change;
  mine: Partial<AccountFields>;
  result: Exclude<SaveResult, { outcome: 'saved' }>;
}

/**
 * Saves parts of the account optimistically: a change shows at once, and reverts when the save fails. Saves
 * run one after the other, each based on the previous one. `unsaved` has the changes that failed, so that
 * nothing has to be entered again.
 */
export function useAccountSave<Typed = never>(saved: AccountFields, version: number) {
  const [fields, show] = useOptimistic(saved, (now, change: Change) => ({ ...now, ...change(now) }));
  const [saving, start] = useTransition();
  const [unsaved, setUnsaved] = useState<Unsaved<Typed>[]>([]);
  const count = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The result of our own last save: the next one may start before the page shows it. */
  const last = useRef<BaseVersion | null>(null);

  const run = async (change: Change, given: BaseVersion | undefined) => {
    const own = last.current && last.current.version > version ? last.current : { base: saved, version };
    const baseVersion = given ?? own;
    const mine = change(baseVersion.base);
    const result = await callAction<SaveResult>(
      () => saveChange({ ...baseVersion, mine }),
      ({ code, message }) => ({ outcome: 'failed', code, message }),
    );
    // Do not build on somebody else's change that the customer has not seen.
    if (result.outcome === 'saved' && result.changedElsewhere.length === 0) {
      last.current = { base: result.fields, version: result.version };
    }
    return { mine, result };
  };

  const dismiss = (key: number) => setUnsaved((list) => list.filter((one) => one.key !== key));

  const save = (wanted: Partial<AccountFields> | Change, options: SaveOptions<Typed> = {}) => {
    const change: Change = typeof wanted === 'function' ? wanted : () => wanted;
    const key = ++count.current;
    const { about, baseVersion } = options;
    if (about !== undefined) setUnsaved((list) => list.filter((one) => one.about !== about));
    start(async () => {
      show(change);
      const mine = queue.current.then(() => run(change, baseVersion));
      queue.current = mine;
      const done = await mine;
      const { result } = done;
      if (result.outcome === 'saved') {
        toast({ severity: 'success', summary: text('account.saved'), life: 3000 });
        return;
      }
      startTransition(() => setUnsaved((list) => [...list, { ...options, key, change, ...done, result }]));
    });
  };

  /** Retries a failed save, or the part of it that was decided for. */
  const again = (one: Unsaved<Typed>, wanted?: Partial<AccountFields>, baseVersion?: BaseVersion) => {
    dismiss(one.key);
    save(wanted ?? one.change, { ...one, baseVersion });
  };

  return { fields, saving, unsaved, save, again, dismiss };
}

export type AccountSave<Typed> = ReturnType<typeof useAccountSave<Typed>>;
