import type { ReactNode } from 'react';
import { fold } from '@/lib/text/fold';

/** One of several values to choose from. */
export interface Choice<V extends string = string> {
  value: V;
  label: string;
  /** Shown before the label: an icon, a flag. Decorative. */
  mark?: ReactNode;
  disabled?: boolean;
}

/** The choices whose label contains all typed words, ignoring accents and case. */
export function matching<C extends { label: string }>(choices: readonly C[], query: string): C[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const label = fold(choice.label);
    return words.every((word) => label.includes(word));
  });
}
