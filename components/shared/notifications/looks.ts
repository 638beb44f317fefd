import { toneIcons, type Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';

interface Look {
  tone: Tone;
  icon: IconName;
}

const tones: Partial<Record<string, Tone>> = {
  'package.received': 'warehouse',
  'package.action_needed': 'action',
  'package.storage_ends': 'action',
  'package.shipped': 'moving',
  'package.out_for_delivery': 'moving',
  'package.ready_for_pickup': 'pickup',
  'package.delivered': 'done',
  'package.exception': 'danger',
  'invoice.past_due': 'danger',
  'payment.received': 'done',
  'payment.failed': 'danger',
};

const icons: Partial<Record<string, IconName>> = {
  'package.storage_ends': 'calendar-clock',
  invoice: 'receipt',
  payment: 'wallet',
  account: 'circle-user',
};

/** The icon of a notification and its colour on the status scale; of a kind that the portal does not know, a bell. */
export function notificationLook(kind: string): Look {
  const tone = tones[kind] ?? 'neutral';
  const icon = icons[kind] ?? icons[kind.split('.')[0] ?? ''];
  return { tone, icon: icon ?? (kind in tones ? toneIcons[tone] : 'bell') };
}
