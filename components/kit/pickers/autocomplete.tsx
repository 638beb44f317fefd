'use client';

import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react';
import { useState } from 'react';
import { text } from '@/lib/text/text';
import { matching, type Choice } from '@/components/ui/field/choice';
import { classNames } from '@/components/ui/styles/class-names';
import { ComboboxPanel } from './combobox-panel';
import type { ControlProps } from '@/components/ui/field/field';
import { Icon } from '@/components/ui/display/icon';
import { inputClasses } from '@/components/ui/field/input-classes';
import { Spinner } from '@/components/ui/display/spinner';

interface AutocompleteProps<V extends string> extends Partial<ControlProps> {
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** A button that opens all suggestions. */
  dropdown?: boolean;
  loading?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A field with suggestions while typing; only suggested values can be chosen. */
export function Autocomplete<V extends string>({
  choices,
  value,
  onChange,
  onBlur,
  placeholder,
  dropdown = false,
  loading = false,
  disabled = false,
  ...control
}: AutocompleteProps<V>) {
  const [query, setQuery] = useState('');
  const labelOf = (chosen: V | null) => choices.find((choice) => choice.value === chosen)?.label ?? '';
  return (
    <Combobox<V | null> value={value} onChange={onChange} onClose={() => setQuery('')} disabled={disabled}>
      <span className="relative block min-w-0">
        <ComboboxInput<V | null>
          {...control}
          autoComplete="off"
          placeholder={placeholder}
          displayValue={labelOf}
          aria-busy={loading || undefined}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onBlur={onBlur}
          className={classNames(inputClasses, (dropdown || loading) && 'pe-11')}
        />
        {loading ? (
          <Spinner className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted" />
        ) : (
          dropdown && (
            <ComboboxButton
              aria-label={text('kit.picker.all')}
              className="absolute inset-y-0 end-px flex w-10 items-center justify-center rounded-e-field text-muted hover:text-body"
            >
              <Icon name="chevron-down" />
            </ComboboxButton>
          )
        )}
      </span>
      <ComboboxPanel choices={matching(choices, query)} width="input" />
    </Combobox>
  );
}
