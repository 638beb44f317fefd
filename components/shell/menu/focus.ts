import { getLayout, subscribeLayout } from '@/lib/browser/appearance/store';
import { isDesktop } from './desktop';

/** The parts of the frame other than the sidebar and its mask. */
function rest(sidebar: HTMLElement): NodeListOf<HTMLElement> {
  return (sidebar.parentElement ?? sidebar).querySelectorAll<HTMLElement>(
    ':scope > :not(.sidebar, .menu-mask)',
  );
}

/**
 * A menu that covers the page takes the focus and returns it to the toggle; off-canvas it traps it. The
 * toggle exposes its state by ARIA. @returns cleanup
 */
export function moveFocus(sidebar: HTMLElement, toggle: HTMLElement): () => void {
  let wasOpen = false;

  const follow = () => {
    const { menuMode, overlayMenuActive, mobileMenuActive, staticMenuInactive } = getLayout();
    const open = overlayMenuActive || mobileMenuActive;
    const beside = isDesktop() && menuMode !== 'overlay';
    toggle.setAttribute('aria-expanded', String(beside ? !staticMenuInactive : open));
    for (const part of rest(sidebar)) part.inert = mobileMenuActive;
    if (open === wasOpen) return;
    wasOpen = open;
    const focused = document.activeElement;
    if (open) sidebar.focus();
    else if (focused === document.body || sidebar.contains(focused)) toggle.focus();
  };

  follow();
  return subscribeLayout(follow);
}
