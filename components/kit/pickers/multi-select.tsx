'use client';

import { text } from '@/lib/text/text';
import type { Choice } from '@/components/ui/field/choice';
import { Listbox } from '@/components/ui/field/listbox';
import { Picker, type PickerControl } from './picker';
import { PickerChips } from './picker-chips';

interface MultiSelectProps<V extends string> extends PickerControl {
  /** The accessible name of the list in the panel. */
  label: string;
  choices: readonly Choice<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  placeholder?: string;
  loading?: boolean;
}

/** A select of several choices: chips in the field, a filter in the panel. */
export function MultiSelect<V extends string>({
  label,
  choices,
  value,
  onChange,
  placeholder = text('kit.picker.any'),
  loading = false,
  ...control
}: MultiSelectProps<V>) {
  const chosen = choices.filter((choice) => value.includes(choice.value));
  return (
    <Picker
      {...control}
      panelLabel={label}
      loading={loading}
      shown={<PickerChips chosen={chosen} placeholder={placeholder} loading={loading} />}
    >
      {() => <Listbox bare multiple label={label} choices={choices} value={value} onChange={onChange} />}
    </Picker>
  );
}
