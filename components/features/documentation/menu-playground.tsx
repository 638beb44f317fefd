'use client';

import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/field/switch';
import {
  getExtraMenu,
  getServerExtraMenu,
  setExtraMenu,
  subscribeExtraMenu,
} from '@/lib/browser/appearance/menu-store';
import { exampleMenu } from './example-menu';

/** Adds submenus of three levels to the menu, for this session. */
export function MenuPlayground() {
  const shown = useSyncExternalStore(subscribeExtraMenu, getExtraMenu, getServerExtraMenu).length > 0;
  return (
    <Switch
      id="example-submenus"
      label="Show example submenus"
      checked={shown}
      onChange={({ target }) => setExtraMenu(target.checked ? [exampleMenu] : [])}
    />
  );
}
