import { dispatchLayout } from '@/lib/browser/appearance/store';
import { desktopQuery } from './desktop';
import { closeWhenDismissed } from './dismissal';
import { moveFocus } from './focus';
import { openOnHover } from './hover';
import { moveByKeys } from './keys';
import { listen } from './listen';
import { switchRoots } from './roots';

/** Starts the menu's behaviour. @returns cleanup */
export function startBehaviour(): () => void {
  const sidebar = document.getElementById('sidebar');
  const toggle = document.getElementById('menu-toggle');
  if (!sidebar || !toggle) return () => {};
  const ends = [
    openOnHover(sidebar),
    closeWhenDismissed(sidebar, toggle),
    moveFocus(sidebar, toggle),
    moveByKeys(sidebar),
    switchRoots(sidebar),
    listen(matchMedia(desktopQuery), 'change', ({ matches }) =>
      dispatchLayout({ type: 'breakpointCrossed', desktop: matches }),
    ),
    // A page without the shell has no menu to close.
    () => {
      if (!sidebar.isConnected) dispatchLayout({ type: 'routeChanged', item: null });
    },
  ];
  return () => ends.forEach((end) => end());
}
