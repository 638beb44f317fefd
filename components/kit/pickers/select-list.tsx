'use client';

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { text } from '@/lib/text/text';
import type { Choice } from '@/components/ui/field/choice';
import { ChoiceLine } from '@/components/ui/field/choice-line';
import { classNames } from '@/components/ui/styles/class-names';
import type { ControlProps } from '@/components/ui/field/field';
import { pickerAnchor, pickerClasses, pickerPanelClasses } from '@/components/ui/field/picker-classes';
import { PickerValue } from './picker-value';
import { optionClasses } from '@/components/ui/overlay/popup-classes';

interface SelectListProps<V extends string> extends Partial<ControlProps> {
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: () => void;
  placeholder?: string;
  loading?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

/** A select with icons beside the labels. For plain labels use the native `Select`. */
export function SelectList<V extends string>({
  choices,
  value,
  onChange,
  onBlur,
  placeholder = text('kit.picker.one'),
  loading = false,
  disabled = false,
  className,
  ...control
}: SelectListProps<V>) {
  return (
    <Listbox value={value} onChange={(next: V | null) => next !== null && onChange(next)} disabled={disabled}>
      <ListboxButton
        role="combobox"
        {...control}
        onBlur={onBlur}
        aria-busy={loading || undefined}
        className={classNames(pickerClasses, className)}
      >
        <PickerValue
          choice={choices.find((choice) => choice.value === value)}
          placeholder={placeholder}
          loading={loading}
        />
      </ListboxButton>
      <ListboxOptions
        transition
        modal={false}
        anchor={pickerAnchor}
        className={classNames(pickerPanelClasses, 'max-h-72!')}
      >
        {choices.map((choice) => (
          <ListboxOption
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled ?? false}
            className={classNames(optionClasses, 'group')}
          >
            <ChoiceLine choice={choice} />
          </ListboxOption>
        ))}
        {choices.length === 0 && <p className="px-3 py-2 text-muted">{text('kit.picker.none')}</p>}
      </ListboxOptions>
    </Listbox>
  );
}
