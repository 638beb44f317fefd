/** The sections that the bar links to, in order. */
export const anchors = [
  { id: 'how', label: 'How it works' },
  { id: 'features', label: 'Features' },
  { id: 'looks', label: 'Appearance' },
  { id: 'plans', label: 'Hosting' },
  { id: 'questions', label: 'FAQ' },
] as const;

export type AnchorId = (typeof anchors)[number]['id'];
