import { isActiveKey } from '@/lib/appearance/menu-keys';
import { dispatchLayout, getLayout } from '@/lib/browser/appearance/store';
import { listen } from './listen';

/**
 * In rails and the horizontal menu: once a flyout is open, hovering another root switches to it; a rail
 * without labels shows a tooltip on hover and focus. @returns cleanup
 */
export function switchRoots(sidebar: HTMLElement): () => void {
  const name = ({ target }: Event) => {
    const row = target instanceof Element && target.closest<HTMLElement>('.menu-row, .sidebar-foot button');
    if (!row) return;
    const { top, height } = row.getBoundingClientRect();
    row.style.setProperty('--tip-top', `${top + height / 2}px`);
  };

  const ends = [
    listen(sidebar, 'pointerover', (event) => {
      name(event);
      const root = event.target instanceof Element && event.target.closest<HTMLElement>('.menu-group > li');
      const key = root && root.dataset.menuKey;
      const { menuHoverActive, activeMenuItem } = getLayout();
      if (key && menuHoverActive && event.pointerType !== 'touch' && !isActiveKey(key, activeMenuItem)) {
        dispatchLayout({ type: 'rootHovered', key });
      }
    }),
    listen(sidebar, 'focusin', name),
  ];
  return () => ends.forEach((end) => end());
}
