'use client';

import { IconButton } from '@/components/ui/action/icon-button';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { text } from '@/lib/text/text';
import { isDesktop } from './desktop';

/** Shows and hides the menu (SPEC section 4); absent in modes whose menu is always visible. */
export function MenuToggle() {
  return (
    <IconButton
      id="menu-toggle"
      icon="menu"
      label={text('shell.menu.toggle')}
      aria-controls="sidebar"
      className="menu-toggle"
      onClick={() => dispatchLayout({ type: 'menuToggled', desktop: isDesktop() })}
    />
  );
}
