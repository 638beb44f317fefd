import { menu } from '@/lib/appearance/menu';
import { MenuExtras } from './menu-extras';
import { MenuGroup } from './menu-group';

/** The product's menu, followed by groups added by script. */
export function SidebarMenu() {
  return (
    <nav id="menu" aria-labelledby="menu-title-0" className="menu">
      <MenuGroup group={menu()} index={0} />
      <MenuExtras />
    </nav>
  );
}
