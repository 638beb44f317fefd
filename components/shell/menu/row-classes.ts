import { classNames } from '@/components/ui/styles/class-names';
import type { MenuItem } from '@/lib/appearance/menu';

/** The classes of every row of the menu; its geometry depends on the mode (menu.css). */
export function rowClasses(item: MenuItem): string {
  return classNames('menu-row', item.class);
}
