import { dispatchLayout, getLayout } from '@/lib/browser/appearance/store';
import { listen } from './listen';

/** The button of the open flyout. */
function openRoot(sidebar: HTMLElement): HTMLElement | null {
  return sidebar.querySelector('.menu-group > li > [aria-expanded="true"]');
}

/** A click outside and Escape close overlays. @returns cleanup */
export function closeWhenDismissed(sidebar: HTMLElement, toggle: HTMLElement): () => void {
  const close = () => dispatchLayout({ type: 'menusClosed' });
  const open = () => {
    const { overlayMenuActive, mobileMenuActive, overlaySubmenuActive } = getLayout();
    return overlayMenuActive || mobileMenuActive || overlaySubmenuActive;
  };

  const ends = [
    listen(document, 'pointerdown', ({ target }) => {
      if (!open() || !(target instanceof Element) || toggle.contains(target)) return;
      const onItem = getLayout().overlaySubmenuActive && target.closest('[data-menu-key]');
      const within = getLayout().overlaySubmenuActive ? onItem : sidebar.contains(target);
      if (!within) close();
    }),
    // Focus that moves on to the page must not be hidden by a menu.
    listen(sidebar, 'focusout', ({ relatedTarget }) => {
      if (open() && relatedTarget instanceof Node && !sidebar.contains(relatedTarget)) close();
    }),
    listen(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const root = getLayout().overlaySubmenuActive ? openRoot(sidebar) : null;
      if (open()) close();
      else if (getLayout().sidebarActive) dispatchLayout({ type: 'sidebarLeft' });
      root?.focus();
    }),
  ];
  return () => ends.forEach((end) => end());
}
