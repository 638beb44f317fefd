import type { Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';

/** Demo text: the product has no notifications or messages of its own (SPEC section 2). */
export const notifications: { icon: IconName; tone: Tone; text: string; time: string }[] = [
  {
    icon: 'warehouse',
    tone: 'warehouse',
    text: 'A parcel from Harbour & Pine was received at the Miami warehouse.',
    time: 'Today, 09:40',
  },
  {
    icon: 'truck',
    tone: 'moving',
    text: 'Your consolidated box left Miami on the evening flight.',
    time: 'Yesterday, 18:05',
  },
  {
    icon: 'circle-check',
    tone: 'done',
    text: 'Your payment for the October invoice was received.',
    time: 'Monday, 11:20',
  },
];

export const messages: { from: string; initials: string; text: string; time: string }[] = [
  {
    from: 'Marta Quiroga',
    initials: 'MQ',
    text: 'One box had a damp corner, so we repacked it. The contents are undamaged.',
    time: 'Today, 08:15',
  },
  {
    from: 'James Okafor',
    initials: 'JO',
    text: 'Your pick-up on Friday afternoon is booked. Please bring a photo ID.',
    time: 'Tuesday, 16:30',
  },
];
