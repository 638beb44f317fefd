'use client';

import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
  Transition,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import type { DialogSize } from './dialogs';
import { IconButton } from '@/components/ui/action/icon-button';
import { maskClasses } from './mask-classes';
import { usePresence } from './use-presence';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when it has faded out. */
  onClosed?: () => void;
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  size?: DialogSize;
  /**
   * Without it, only the content's own buttons close the dialog: no close button, no Escape, no press
   * outside.
   */
  dismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** A custom width, in place of a size. */
  className?: string;
  children: ReactNode;
  /** The actions, the main one last; they stay visible while the content scrolls. */
  footer?: ReactNode;
}

const sizes: Record<DialogSize, string> = { small: 'w-112', medium: 'w-144', large: 'w-224' };

const panelClasses =
  'pointer-events-auto flex max-h-full max-w-full flex-col rounded-modal border border-line bg-card text-body shadow-overlay ' +
  'outline-none transition-[opacity,scale] duration-120 ease-out ' +
  'starting:scale-95 starting:opacity-0 data-closed:scale-95 data-closed:opacity-0';

const stay = () => undefined;

/** A modal window: traps the focus, returns it, and can be stacked (layer 1100). */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  description,
  size = 'small',
  dismissable = true,
  role = 'dialog',
  className,
  children,
  footer,
}: DialogProps) {
  const present = usePresence(open, onClosed);
  useReturnFocus(open, present);
  if (!present) return null;
  return (
    <Transition show={open} {...(onClosed && { afterLeave: onClosed })}>
      <HeadlessDialog
        onClose={dismissable ? onClose : stay}
        role={role}
        className="bottom-(--banner-height) fixed inset-x-0 top-0 z-modal shadow-none outline-none"
      >
        <DialogBackdrop transition className={maskClasses} />
        <div className="bottom-(--banner-height) pointer-events-none fixed inset-x-0 top-0 flex items-center justify-center p-4">
          <DialogPanel transition className={classNames(panelClasses, className ?? sizes[size])}>
            <div className="flex shrink-0 items-start justify-between gap-4 pe-3 ps-6 pt-4">
              <DialogTitle className="wrap-anywhere py-1.5 text-xl">{title}</DialogTitle>
              {dismissable && <IconButton icon="x" label={text('ui.close')} onClick={onClose} />}
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pb-6 pt-1">
              {description && <Description className="mb-4 text-sm">{description}</Description>}
              {children}
            </div>
            {footer && (
              <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
                {footer}
              </div>
            )}
          </DialogPanel>
        </div>
      </HeadlessDialog>
    </Transition>
  );
}
