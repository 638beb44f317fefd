import type { ReactNode } from 'react';
import { serverTexts } from '@/lib/text/current';
import type { Room } from '@/lib/text/messages';
import { Learn } from './learn';

/**
 * Sends the messages of some rooms of the catalogue along, for the scripts inside. In the layout of pages that share
 * them they travel once; the texts of one page are in the page, since a layout of its own is 0.5 kB more.
 */
export function Texts({ rooms, children }: { rooms: readonly Room[]; children?: ReactNode }) {
  return <Learn messages={serverTexts().pick(rooms)}>{children}</Learn>;
}
