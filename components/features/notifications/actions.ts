'use server';

import { z } from 'zod';
import { markRead } from '@/components/shared/notifications/actions';
import type { ErrorView } from '@/lib/contract/errors';
import { actionInput } from '@/lib/validation/action-input';

/** Marks all as read of which the page knew, with or without JavaScript. @returns why it failed, or null */
export async function readAll(_previous: ErrorView | null, data: FormData): Promise<ErrorView | null> {
  const upTo = actionInput(z.string(), actionInput(z.instanceof(FormData), data).get('upTo'));
  const result = await markRead({ all: true, upTo });
  return result.ok ? null : result.error;
}
