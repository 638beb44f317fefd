import { toneIcons, type Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';

interface Look {
  tone: Tone;
  icon: IconName;
}

type Table<V> = Partial<Record<string, V>>;

/** By what a kind is about, and what happened to it. */
const tones: Table<Table<Tone>> = {
  package: {
    received: 'warehouse',
    action_needed: 'action',
    shipped: 'moving',
    out_for_delivery: 'moving',
    ready_for_pickup: 'pickup',
    delivered: 'done',
    exception: 'danger',
  },
  shipment: {
    quoted: 'action',
    declined: 'danger',
    confirmation_needed: 'action',
    awaiting_payment: 'action',
    shipped: 'moving',
  },
  invoice: { past_due: 'danger' },
  payment: { received: 'done', failed: 'danger' },
};

const icons: Table<IconName> = { invoice: 'receipt', payment: 'wallet', account: 'circle-user' };

/** The icon of a notification and its colour on the status scale; of a kind that the portal does not know, a bell. */
export function notificationLook(kind: string): Look {
  const [subject = '', what = ''] = kind.split('.');
  const tone = tones[subject]?.[what];
  if (what === 'storage_ends') return { tone: 'action', icon: 'calendar-clock' };
  return { tone: tone ?? 'neutral', icon: icons[subject] ?? (tone ? toneIcons[tone] : 'bell') };
}
