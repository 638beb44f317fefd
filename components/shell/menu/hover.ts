import { slides } from '@/lib/appearance/modes';
import { dispatchLayout, getLayout } from '@/lib/browser/appearance/store';
import { isDesktop } from './desktop';
import { listen } from './listen';

/** SPEC section 9: the sidebar closes so many ms after the pointer left it. */
const closeDelay = 300;

const inside = (sidebar: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && sidebar.contains(target);

/**
 * Reveal and drawer, unpinned: they open on hover and keyboard focus. Touch has no hover: the first tap on
 * the strip opens it, and the next one activates an item. @returns cleanup
 */
export function openOnHover(sidebar: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opening = false;

  const enter = () => {
    clearTimeout(timer);
    if (isDesktop()) dispatchLayout({ type: 'sidebarEntered' });
  };
  const leave = () => dispatchLayout({ type: 'sidebarLeft' });

  const ends = [
    listen(sidebar, 'pointerenter', ({ target, pointerType }) => {
      if (target === sidebar && pointerType !== 'touch') enter();
    }),
    listen(sidebar, 'pointerleave', ({ target, pointerType }) => {
      if (target !== sidebar || pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!sidebar.querySelector(':focus-visible')) leave();
      }, closeDelay);
    }),
    listen(sidebar, 'focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) enter();
    }),
    listen(sidebar, 'focusout', ({ relatedTarget }) => {
      if (!inside(sidebar, relatedTarget) && !sidebar.matches(':hover')) leave();
    }),
    listen(document, 'pointerdown', ({ target, pointerType }) => {
      const { menuMode, anchored, sidebarActive } = getLayout();
      const closed = slides(menuMode) && !anchored && !sidebarActive && isDesktop();
      opening = pointerType === 'touch' && closed && inside(sidebar, target);
      if (pointerType === 'touch' && !inside(sidebar, target)) leave();
    }),
    listen(sidebar, 'click', (event) => {
      if (!opening) return;
      event.preventDefault();
      event.stopPropagation();
      enter();
    }),
    () => clearTimeout(timer),
  ];
  if (sidebar.matches(':hover, :has(:focus-visible)')) enter();
  return () => ends.forEach((end) => end());
}
