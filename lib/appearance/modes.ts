import type { MenuMode } from './config';

/** Reveal and drawer open over the content while the pointer or the focus is in them, unless they are pinned. */
export const slides = (mode: MenuMode): boolean => mode === 'reveal' || mode === 'drawer';

/** Rails and the row in the top bar show submenus as flyouts and dropdowns. */
export const hasFlyouts = (mode: MenuMode): boolean => mode.startsWith('slim') || mode === 'horizontal';
