import type { ReactNode } from 'react';
import type { Ask } from './follow-asks';

/** What a package or a shipment asks of its customer, in words. */
export interface ShownAsk extends Ask {
  href: string;
  /** What is to be done. */
  label: string;
  /** The package's or the shipment's. */
  name: string;
  /** By when, or how much. */
  due: ReactNode;
}
