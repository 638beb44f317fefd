/** SPEC section 9. */
const DURATION = 400;

/**
 * Elements that ripple: buttons and rows of menus and tabs, not switches and checkboxes, which show their own
 * change.
 */
const selector =
  'button:not([role="switch"], [role="checkbox"], [role="radio"]), [role="menuitem"], [role="tab"], [data-ripple]';

const off = ':disabled, [aria-disabled="true"], [aria-busy="true"], [data-disabled]';

/**
 * A circle grows under the pointer in the element's own background: no element is added, no layout changes.
 */
function ripple({ clientX, clientY, target, button }: PointerEvent) {
  const pressed = button === 0 && target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (!pressed || pressed.matches(off)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const box = pressed.getBoundingClientRect();
  const x = clientX - box.left - pressed.clientLeft;
  const y = clientY - box.top - pressed.clientTop;
  const reach = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  const circle = (radius: number) => ({
    backgroundImage: 'radial-gradient(closest-side, var(--p-ripple) 97%, transparent)',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${radius * 2}px ${radius * 2}px`,
    backgroundPosition: `${x - radius}px ${y - radius}px`,
  });
  pressed.animate(
    [
      { ...circle(0), '--p-ripple': 'color-mix(in srgb, currentcolor 24%, transparent)' },
      { ...circle(reach), '--p-ripple': 'transparent' },
    ],
    { id: 'ripple', duration: DURATION, easing: 'ease-out' },
  );
}

/** Ripples on presses all over the page from one listener; loaded when the page is idle. @returns cleanup */
export function startRipple(): () => void {
  document.addEventListener('pointerdown', ripple, { passive: true });
  return () => document.removeEventListener('pointerdown', ripple);
}
