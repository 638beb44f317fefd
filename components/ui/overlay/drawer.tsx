'use client';

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { drawerClasses, type DrawerSide } from './drawer-classes';
import { IconButton } from '@/components/ui/action/icon-button';
import { maskClasses } from './mask-classes';
import { usePresence } from './use-presence';
import { useReturnFocus } from './use-return-focus';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The edge it slides in from; `full` covers the page. */
  side?: DrawerSide;
  /** Any CSS length; the height of a drawer at the top or bottom. Default 20rem. */
  size?: string;
  /** Without it, only the content's own buttons close the drawer: no close button, no Escape, no press outside. */
  closable?: boolean;
  /** Without it the page behind is not dimmed; it is still inert while the drawer is open. */
  mask?: boolean;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
}

const stay = () => undefined;

/** A panel that slides in from an edge. SPEC section 9: defaults to left, closable and modal. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'left',
  size,
  closable = true,
  mask = true,
  children,
  footer,
}: DrawerProps) {
  const present = usePresence(open);
  useReturnFocus(open, present);
  if (!present) return null;
  const lying = side === 'top' || side === 'bottom';
  return (
    <Dialog
      open={open}
      onClose={closable ? onClose : stay}
      className="bottom-(--banner-height) fixed inset-x-0 top-0 z-modal shadow-none outline-none"
    >
      <DialogBackdrop
        transition
        className={mask ? maskClasses : 'bottom-(--banner-height) fixed inset-x-0 top-0'}
      />
      <DialogPanel
        transition
        className={drawerClasses(side)}
        style={size === undefined || side === 'full' ? undefined : { [lying ? 'height' : 'width']: size }}
      >
        <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 pe-3 ps-6">
          <DialogTitle className="text-xl">{title}</DialogTitle>
          {closable && <IconButton icon="x" label={text('ui.close')} onClick={onClose} />}
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
        {footer && <div className="shrink-0 border-t border-line px-6 py-4">{footer}</div>}
      </DialogPanel>
    </Dialog>
  );
}
