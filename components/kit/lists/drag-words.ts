import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { text } from '@/lib/text/text';

/** Position 2 of 6 in a list, or its end. */
interface Spot {
  list: string;
  place: 'row' | 'end';
  position: string;
  total: string;
}

export const dragInstructions = (): ScreenReaderInstructions => ({
  draggable: text('kit.drag.instructions'),
});

/** The announcements during a drag. */
export function dragWords(
  nameOf: (id: string) => string | undefined,
  spotOf: (id: string) => Spot | undefined,
): Announcements {
  const called = ({ id }: { id: string | number }) => nameOf(String(id)) ?? '';
  return {
    onDragStart: ({ active }) => text('kit.drag.pickedUp', { name: called(active) }),
    onDragOver: ({ active, over }) => {
      const spot = over && spotOf(String(over.id));
      return spot ? text('kit.drag.over', { name: called(active), ...spot }) : undefined;
    },
    onDragEnd: ({ active, over }) => {
      const [name, spot] = [called(active), over && spotOf(String(over.id))];
      return spot ? text('kit.drag.dropped', { name, ...spot }) : text('kit.drag.droppedBack', { name });
    },
    onDragCancel: ({ active }) => text('kit.drag.back', { name: called(active) }),
  };
}
