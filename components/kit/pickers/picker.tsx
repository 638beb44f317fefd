'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import type { ControlProps } from '@/components/ui/field/field';
import { PanelFocus } from '@/components/ui/overlay/panel-focus';
import { pickerAnchor, pickerClasses, pickerPanelClasses } from '@/components/ui/field/picker-classes';

export interface PickerControl extends Partial<ControlProps> {
  ref?: Ref<HTMLButtonElement>;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

interface PickerProps extends PickerControl {
  /** The button's content. */
  shown: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
  loading?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A field whose value is chosen in a panel: the base of filtered, multiple and tree selects. */
export function Picker({ shown, panelLabel, loading = false, className, children, ...control }: PickerProps) {
  return (
    <Popover className="min-w-0">
      <PopoverButton
        role="combobox"
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        // Before hydration the button has no id that its label could refer to.
        aria-labelledby={control['aria-label'] ? undefined : `${control.id}-label`}
        {...control}
        className={classNames(pickerClasses, className)}
      >
        {shown}
      </PopoverButton>
      <PopoverPanel
        focus
        transition
        anchor={pickerAnchor}
        role="dialog"
        aria-label={panelLabel}
        className={classNames(pickerPanelClasses, 'p-0')}
      >
        {({ close }) => <PanelFocus>{children(close)}</PanelFocus>}
      </PopoverPanel>
    </Popover>
  );
}
