import { classNames } from '@/components/ui/styles/class-names';
import type { MenuItem } from '@/lib/appearance/menu';

/** What every row of the menu looks like; its geometry is that of the mode (menu.css). */
export function rowClasses(item: MenuItem): string {
  return classNames('menu-row', item.class);
}
