import { Icon } from '@/components/ui/display/icon';
import type { MenuItem } from './menu-items';

interface MenuItemContentProps {
  item: MenuItem;
  /** It opens a submenu beside it. */
  submenu?: boolean;
}

/** The content of a menu's row: icon, label, shortcut. */
export function MenuItemContent({ item, submenu = false }: MenuItemContentProps) {
  return (
    <>
      {item.icon && <Icon name={item.icon} className={item.danger ? undefined : 'text-muted'} />}
      <span className="min-w-0 grow truncate">{item.label}</span>
      {item.shortcut && <kbd className="ms-4 shrink-0 font-sans text-xs text-muted">{item.shortcut}</kbd>}
      {submenu && <Icon name="chevron-right" className="ms-2 text-muted" />}
    </>
  );
}
