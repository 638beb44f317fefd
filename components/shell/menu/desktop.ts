/** SPEC section 9: above 991 px the menu is beside the content. */
export const desktopQuery = '(min-width: 992px)';

export const isDesktop = (): boolean => matchMedia(desktopQuery).matches;
