import type { IconName } from '@/lib/icons/icon-names';

/** The status scale of the theme: a tint and a text colour that passes 4.5:1 on it. */
export type Tone =
  'neutral' | 'expected' | 'warehouse' | 'action' | 'prepared' | 'moving' | 'pickup' | 'done' | 'danger';

export const toneClasses: Record<Tone, string> = {
  neutral: 'bg-neutral-tint text-neutral',
  expected: 'bg-expected-tint text-expected',
  warehouse: 'bg-warehouse-tint text-warehouse',
  action: 'bg-action-tint text-action',
  prepared: 'bg-prepared-tint text-prepared',
  moving: 'bg-moving-tint text-moving',
  pickup: 'bg-pickup-tint text-pickup',
  done: 'bg-done-tint text-done',
  danger: 'bg-danger-tint text-danger',
};

export const toneIcons: Record<Tone, IconName> = {
  neutral: 'info',
  expected: 'square-dashed',
  warehouse: 'warehouse',
  action: 'hand',
  prepared: 'package-open',
  moving: 'truck',
  pickup: 'map-pin',
  done: 'check',
  danger: 'triangle-exclamation-point',
};
