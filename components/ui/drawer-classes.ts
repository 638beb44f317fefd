export type DrawerSide = 'left' | 'right' | 'top' | 'bottom' | 'full';

const base =
  'fixed flex flex-col bg-card text-body shadow-overlay outline-none ' +
  'transition-[translate,opacity] duration-300 ease-[cubic-bezier(.05,.74,.2,.99)]';

const startwards =
  'starting:-translate-x-full data-closed:-translate-x-full rtl:starting:translate-x-full rtl:data-closed:translate-x-full';
const endwards =
  'starting:translate-x-full data-closed:translate-x-full rtl:starting:-translate-x-full rtl:data-closed:-translate-x-full';

const sides: Record<DrawerSide, string> = {
  left: `inset-y-0 start-0 w-80 max-w-[calc(100vw-1.5rem)] border-e border-line ${startwards}`,
  right: `inset-y-0 end-0 w-80 max-w-[calc(100vw-1.5rem)] border-s border-line ${endwards}`,
  top: 'inset-x-0 top-0 h-80 max-h-[calc(100dvh-3rem)] border-b border-line starting:-translate-y-full data-closed:-translate-y-full',
  bottom:
    'inset-x-0 bottom-0 h-80 max-h-[calc(100dvh-3rem)] border-t border-line starting:translate-y-full data-closed:translate-y-full',
  full: 'inset-0 starting:opacity-0 data-closed:opacity-0',
};

/** Where a drawer stands and from where it slides in; left and right change places in right-to-left pages. */
export function drawerClasses(side: DrawerSide): string {
  return `${base} ${sides[side]}`;
}
