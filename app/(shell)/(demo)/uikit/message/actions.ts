'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { pickUpSlots } from '@/components/demo/uikit/message/slots';
import { actionInput } from '@/lib/validation/action-input';
import { raiseToast } from '@/lib/bff/page/toast/server';

/** A demo without effect: it shows how a server action raises a toast, with and without a redirect. */
export async function bookPickUp(data: FormData): Promise<void> {
  const form = actionInput(z.instanceof(FormData), data);
  const slot = pickUpSlots.find(({ value }) => value === form.get('slot'));
  if (!slot) {
    return raiseToast({
      severity: 'error',
      summary: 'No time chosen',
      detail: 'Choose when the courier should come, then book again.',
    });
  }
  await raiseToast({
    severity: 'success',
    summary: 'Pick-up booked',
    detail: `${slot.label}. The courier will ring twice.`,
    life: 6000,
  });
  if (form.get('then') === 'leave') redirect('/uikit/misc');
}
