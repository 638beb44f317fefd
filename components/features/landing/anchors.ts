import type { MessageKey } from '@/lib/text/text';

/** The sections that the bar links to, in order, by the keys of their names. */
export const anchors = [
  { id: 'how', label: 'landing.anchors.how' },
  { id: 'features', label: 'landing.anchors.features' },
  { id: 'looks', label: 'landing.anchors.looks' },
  { id: 'plans', label: 'landing.anchors.plans' },
  { id: 'questions', label: 'landing.anchors.questions' },
] as const satisfies { id: string; label: MessageKey }[];

export type AnchorId = (typeof anchors)[number]['id'];
