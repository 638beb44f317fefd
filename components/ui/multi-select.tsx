'use client';

import { Fragment } from 'react';
import type { Choice } from './choice';
import { ChoiceChip } from './choice-chip';
import { Icon } from './icon';
import { Listbox } from './listbox';
import { Picker, type PickerControl } from './picker';
import { PickerValue } from './picker-value';

interface MultiSelectProps<V extends string> extends PickerControl {
  /** Names the list in the panel. */
  label: string;
  choices: readonly Choice<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  placeholder?: string;
  /** How many chips are shown before "and 2 more". */
  shownChips?: number;
  loading?: boolean;
}

/** Any of many: chips in the field, a filter in the panel. */
export function MultiSelect<V extends string>({
  label,
  choices,
  value,
  onChange,
  placeholder = 'Choose any',
  shownChips = 3,
  loading = false,
  ...control
}: MultiSelectProps<V>) {
  const chosen = choices.filter((choice) => value.includes(choice.value));
  const more = chosen.length - shownChips;
  const shown =
    chosen.length === 0 ? (
      <PickerValue choice={undefined} placeholder={placeholder} loading={loading} />
    ) : (
      <>
        <span className="-my-1 flex min-w-0 grow flex-wrap gap-1.5">
          {chosen.slice(0, shownChips).map((choice) => (
            <Fragment key={choice.value}>
              <ChoiceChip choice={choice} />
              <span className="sr-only">, </span>
            </Fragment>
          ))}
          {more > 0 && <span className="inline-flex min-h-6 items-center text-muted">and {more} more</span>}
        </span>
        <Icon name="chevron-down" className="text-muted" />
      </>
    );
  return (
    <Picker {...control} panelLabel={label} loading={loading} shown={shown}>
      {() => (
        <Listbox bare autoFocus multiple label={label} choices={choices} value={value} onChange={onChange} />
      )}
    </Picker>
  );
}
