import type { ReactNode } from 'react';

/** One of several values a person can choose from. */
export interface Choice<V extends string = string> {
  value: V;
  label: string;
  /** Drawn before the label: an icon, a flag. Decorative. */
  mark?: ReactNode;
  disabled?: boolean;
}

/** A text to compare by: without accents and case. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The choices whose label has the words typed, accents and case aside. */
export function matching<C extends { label: string }>(choices: readonly C[], query: string): C[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const label = fold(choice.label);
    return words.every((word) => label.includes(word));
  });
}
