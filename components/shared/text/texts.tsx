import type { ReactNode } from 'react';
import { serverTexts } from '@/lib/text/current';
import type { Room } from '@/lib/text/messages';
import { Learn } from './learn';

/**
 * Sends the messages of some rooms of the catalogue along, for the scripts inside. In a layout, so that they travel
 * once and not with each navigation.
 */
export function Texts({ rooms, children }: { rooms: readonly Room[]; children?: ReactNode }) {
  return <Learn messages={serverTexts().pick(rooms)}>{children}</Learn>;
}
