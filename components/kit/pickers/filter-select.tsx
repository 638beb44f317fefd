'use client';

import { text } from '@/lib/text/text';
import type { Choice } from '@/components/ui/field/choice';
import { Listbox } from '@/components/ui/field/listbox';
import { Picker, type PickerControl } from './picker';
import { PickerValue } from './picker-value';

interface FilterSelectProps<V extends string> extends PickerControl {
  /** The accessible name of the list in the panel. */
  label: string;
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  placeholder?: string;
  loading?: boolean;
}

/** A select for very many choices: its panel has a filter. */
export function FilterSelect<V extends string>({
  label,
  choices,
  value,
  onChange,
  placeholder = text('kit.picker.one'),
  loading = false,
  ...control
}: FilterSelectProps<V>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Picker
      {...control}
      panelLabel={label}
      loading={loading}
      shown={<PickerValue choice={chosen} placeholder={placeholder} loading={loading} />}
    >
      {(close) => (
        <Listbox
          bare
          label={label}
          choices={choices}
          value={value}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </Picker>
  );
}
