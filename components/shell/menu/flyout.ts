/** The window's height down to elements fixed at its bottom. */
function clearHeight(): number {
  const banner = document.querySelector<HTMLElement>('.impersonation-banner');
  return document.documentElement.clientHeight - (banner?.offsetHeight ?? 0);
}

/** Space between a flyout and the edge of the window. */
const margin = 8;

/**
 * Places a flyout beside or below its button and keeps it in the window as the window, the menu and its own
 * size change. @returns cleanup
 */
export function keepInView(list: HTMLElement, button: HTMLElement, side: 'beside' | 'below'): () => void {
  const place = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const rail = button.closest('.sidebar')?.getBoundingClientRect();
    const rtl = getComputedStyle(button).direction === 'rtl';
    const { clientWidth: width } = document.documentElement;
    const height = clearHeight();
    const clamp = (value: number, size: number, room: number) =>
      Math.max(margin, Math.min(value, room - size - margin));
    const beside = rtl ? (rail?.left ?? left) - list.offsetWidth : (rail?.right ?? right);
    const below = rtl ? right - list.offsetWidth : left;
    // eslint-disable-next-line no-restricted-syntax -- in the window's coordinates, like the button's box
    list.style.left = `${clamp(side === 'beside' ? beside : below, list.offsetWidth, width)}px`;
    list.style.top = `${side === 'below' ? bottom + margin : clamp(top, list.offsetHeight, height)}px`;
    list.style.maxHeight = `${height - margin - (side === 'below' ? bottom + margin : margin)}px`;
  };
  place();
  const watch = new ResizeObserver(place);
  watch.observe(list);
  addEventListener('resize', place);
  addEventListener('scroll', place, true);
  return () => {
    watch.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, true);
    list.removeAttribute('style');
  };
}
