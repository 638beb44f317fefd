/** The sections that the bar links to, in order. */
export const anchors = [
  { id: 'how', label: 'How it works' },
  { id: 'features', label: 'Features' },
  { id: 'looks', label: 'Looks' },
  { id: 'plans', label: 'Running it' },
  { id: 'questions', label: 'Questions' },
] as const;

export type AnchorId = (typeof anchors)[number]['id'];
