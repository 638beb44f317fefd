'use server';

import { revalidatePath } from 'next/cache';
import { markNotificationsRead } from '@/lib/bff/product-api/server';
import type { Result } from '@/lib/contract/errors';
import { markReadSchema, type MarkRead } from '@/lib/domain/notification/notification';
import { actionInput } from '@/lib/validation/action-input';

/** Marks notifications as read, here and at the bell of every page. */
export async function markRead(which: MarkRead): Promise<Result<null>> {
  const result = await markNotificationsRead(actionInput(markReadSchema, which));
  if (!result.ok) return result;
  revalidatePath('/', 'layout');
  return { ok: true, data: null };
}
