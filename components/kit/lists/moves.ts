/** Where the buttons of a list move the selected items. */
export type Move = 'top' | 'up' | 'down' | 'bottom';

interface Identified {
  id: string;
}

/** Moves each selected item one place up; a block at the top stays. */
function up<T extends Identified>(items: readonly T[], selected: ReadonlySet<string>): T[] {
  const moved = [...items];
  for (let index = 1; index < moved.length; index++) {
    const [before, item] = [moved[index - 1], moved[index]];
    if (before && item && selected.has(item.id) && !selected.has(before.id)) {
      moved.splice(index - 1, 2, item, before);
    }
  }
  return moved;
}

/** Moves the selected items, which keep their relative order. */
export function moveSelected<T extends Identified>(
  items: readonly T[],
  selected: ReadonlySet<string>,
  move: Move,
): T[] {
  const chosen = items.filter((item) => selected.has(item.id));
  const others = items.filter((item) => !selected.has(item.id));
  switch (move) {
    case 'top':
      return [...chosen, ...others];
    case 'bottom':
      return [...others, ...chosen];
    case 'up':
      return up(items, selected);
    case 'down':
      return up(items.toReversed(), selected).toReversed();
  }
}

/** Moves the item of an id before (or, when it was above, after) another one. */
export function moveOver<T extends Identified>(items: readonly T[], id: string, overId: string): T[] {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === overId);
  if (from < 0 || to < 0 || from === to) return [...items];
  const moved = items.toSpliced(from, 1);
  return moved.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Moves items from one list to the other: to its end, or before the item of an id. */
export function transfer<T extends Identified>(
  from: readonly T[],
  to: readonly T[],
  ids: ReadonlySet<string>,
  beforeId?: string,
): [from: T[], to: T[]] {
  const going = from.filter((item) => ids.has(item.id));
  const place = to.findIndex((item) => item.id === beforeId);
  return [from.filter((item) => !ids.has(item.id)), to.toSpliced(place < 0 ? to.length : place, 0, ...going)];
}
