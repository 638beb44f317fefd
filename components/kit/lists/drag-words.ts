import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

/** An item's position as text: "position 2 of 6 in Chosen". */
type Describe = (id: string) => string | undefined;

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Press space to pick up, the arrow keys to move, space to drop, Escape to leave it where it was.',
};

/** The announcements during a drag. */
export function dragWords(nameOf: Describe, placeOf: Describe): Announcements {
  const say = (id: string | number, words: string) => `${nameOf(String(id)) ?? ''} ${words}.`;
  const over = (active: { id: string | number }, target: { id: string | number } | null) => {
    const place = target && placeOf(String(target.id));
    return place ? say(active.id, `is over ${place}`) : undefined;
  };
  return {
    onDragStart: ({ active }) => say(active.id, 'is picked up'),
    onDragOver: ({ active, over: target }) => over(active, target),
    onDragEnd: ({ active, over: target }) => {
      const place = target && placeOf(String(target.id));
      return say(active.id, place ? `is dropped at ${place}` : 'is dropped where it was');
    },
    onDragCancel: ({ active }) => say(active.id, 'stays where it was'),
  };
}
