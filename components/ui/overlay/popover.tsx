'use client';

import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { PanelFocus } from './panel-focus';
import { popupClasses, popupGap, popupMotion } from './popup-classes';

interface PopoverProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The accessible name of the panel. */
  label: string;
  anchor?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** `close` closes it and returns the focus to the button. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel that opens from a button, takes the focus and returns it; Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  anchor = 'bottom start',
  role = 'dialog',
  className,
  children,
}: PopoverProps) {
  return (
    <HeadlessPopover as={Fragment}>
      <PopoverButton as={Fragment}>{trigger}</PopoverButton>
      <PopoverPanel
        transition
        focus
        anchor={{ to: anchor, ...popupGap }}
        role={role}
        aria-label={label}
        className={classNames(
          'z-overlay origin-top p-4 data-[anchor~=top]:origin-bottom',
          popupClasses,
          popupMotion,
          className,
        )}
      >
        {({ close }) => (
          <PanelFocus>{typeof children === 'function' ? children(() => close()) : children}</PanelFocus>
        )}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
