/** SPEC section 9. */
const DURATION = 400;

/** What answers a press: buttons and rows of menus and tabs, not switches and boxes that show their own change. */
const selector =
  'button:not([role="switch"], [role="checkbox"], [role="radio"]), [role="menuitem"], [role="tab"], [data-ripple]';

const off = ':disabled, [aria-disabled="true"], [aria-busy="true"], [data-disabled]';

/** A colour can only fade inside a gradient when its property is known to be one. */
function nameInk() {
  try {
    CSS.registerProperty({
      name: '--p-ripple',
      syntax: '<color>',
      inherits: false,
      initialValue: 'transparent',
    });
  } catch {
    // Known already: it was started before on this page.
  }
}

/** A circle grows under the pointer as the element's own background: no element is added, no layout changes. */
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

/** Answers presses all over the page from one listener; brought when the page is idle. @returns what ends it */
export function startRipple(): () => void {
  nameInk();
  document.addEventListener('pointerdown', ripple, { passive: true });
  return () => document.removeEventListener('pointerdown', ripple);
}
