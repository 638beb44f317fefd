export type DrawerSide = 'left' | 'right' | 'top' | 'bottom' | 'full';

const base =
  'fixed flex flex-col bg-card text-body shadow-overlay outline-none ' +
  'transition-[translate,opacity] duration-300 ease-[cubic-bezier(.05,.74,.2,.99)]';

const startwards =
  'starting:-translate-x-full data-closed:-translate-x-full rtl:starting:translate-x-full rtl:data-closed:translate-x-full';
const endwards =
  'starting:translate-x-full data-closed:translate-x-full rtl:starting:-translate-x-full rtl:data-closed:-translate-x-full';

const sides: Record<DrawerSide, string> = {
  left: `top-0 bottom-(--banner-height) start-0 w-80 max-w-[calc(100vw-1.5rem)] border-e border-line ${startwards}`,
  right: `top-0 bottom-(--banner-height) end-0 w-80 max-w-[calc(100vw-1.5rem)] border-s border-line ${endwards}`,
  top: 'inset-x-0 top-0 h-80 max-h-[calc(100dvh-3rem-var(--banner-height))] border-b border-line starting:-translate-y-full data-closed:-translate-y-full',
  bottom:
    'inset-x-0 bottom-(--banner-height) h-80 max-h-[calc(100dvh-3rem-var(--banner-height))] border-t border-line starting:translate-y-full data-closed:translate-y-full',
  full: 'inset-x-0 top-0 bottom-(--banner-height) starting:opacity-0 data-closed:opacity-0',
};

/** The position of a drawer and its animation; left and right swap in right-to-left pages. */
export function drawerClasses(side: DrawerSide): string {
  return `${base} ${sides[side]}`;
}
