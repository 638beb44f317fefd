import type { ReactNode } from 'react';
import type { Ask } from './follow-asks';

/** What a package asks of its customer, in words. */
export interface ShownAsk extends Ask {
  href: string;
  /** What is to be done. */
  label: string;
  /** The package's. */
  name: string;
  /** By when. */
  due: ReactNode;
}
