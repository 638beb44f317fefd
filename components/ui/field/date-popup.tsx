'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { IconButton } from '@/components/ui/action/icon-button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { classNames } from '@/components/ui/styles/class-names';
import { DatePanel, loadCalendar, type DatePanelProps } from './date-panel';
import { dateButtonClasses, pickerAnchor, pickerPanelClasses } from './picker-classes';

interface DatePopupProps extends DatePanelProps {
  /** The name of the button and of the panel. */
  label: string;
  disabled: boolean;
}

/** The button in a date field, and the calendar that it opens. */
export default function DatePopup({ label, disabled, onSelect, onClear, ...panel }: DatePopupProps) {
  // On a server's page its script may come after the page's, and a press before would be lost.
  const hydrated = useHydrated();
  return (
    <Popover>
      <PopoverButton
        as={IconButton}
        icon="calendar"
        label={label}
        disabled={disabled || !hydrated}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        className={dateButtonClasses}
      />
      <PopoverPanel
        transition
        anchor={{ ...pickerAnchor, to: 'bottom end' }}
        role="dialog"
        aria-label={label}
        className={classNames(pickerPanelClasses, 'p-3')}
      >
        {({ close }) => (
          <DatePanel
            {...panel}
            onSelect={(date) => {
              onSelect(date);
              close();
            }}
            onClear={() => {
              onClear();
              close();
            }}
          />
        )}
      </PopoverPanel>
    </Popover>
  );
}
