'use server';

import { redirect } from 'next/navigation';
import { pickUpSlots } from '@/components/demo/uikit/message/slots';
import { raiseToast } from '@/lib/toast/server';

/** Books nothing; it shows how a server action raises a toast, with and without a redirect. */
export async function bookPickUp(data: FormData): Promise<void> {
  const slot = pickUpSlots.find(({ value }) => value === data.get('slot'));
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
    detail: `${slot.label}. The courier rings twice.`,
    life: 6000,
  });
  if (data.get('then') === 'leave') redirect('/uikit/misc');
}
