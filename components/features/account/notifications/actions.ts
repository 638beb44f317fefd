'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { updateNotificationChoices } from '@/lib/bff/product-api/server';
import { chosenSchema, notificationChoicesUpdateSchema } from '@/lib/domain/notification/choices';
import { actionInput } from '@/lib/validation/action-input';
import { readChoicesForm } from '@/lib/validation/choices-form';
import { validate } from '@/lib/validation/validate';
import type { ChoicesState } from './choices-state';

const previousSchema = z.object({ chosen: chosenSchema });

/** Saves the form of choices, with or without JavaScript. Always returns what was chosen. */
export async function saveChoices(previous: ChoicesState, data: FormData): Promise<ChoicesState> {
  const given = readChoicesForm(actionInput(z.instanceof(FormData), data));
  const { chosen: before } = actionInput(previousSchema, previous);
  const chosen = chosenSchema.safeParse(given).data ?? before;
  const update = validate(notificationChoicesUpdateSchema, given);
  if (!update.ok) return { outcome: 'invalid', chosen, errors: update.errors };
  const result = await updateNotificationChoices(update.data);
  if (!result.ok) {
    const { code, message, fields } = result.error;
    return fields
      ? { outcome: 'invalid', chosen, errors: fields }
      : { outcome: 'failed', chosen, message, code };
  }
  revalidatePath('/', 'layout');
  return { outcome: 'saved', chosen: result.data };
}
