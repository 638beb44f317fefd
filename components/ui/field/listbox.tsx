'use client';

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useState } from 'react';
import { text } from '@/lib/text/text';
import { matching, type Choice } from './choice';
import { ChoiceLine } from './choice-line';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { inputClasses } from './input-classes';
import { optionClasses } from '@/components/ui/overlay/popup-classes';

interface SharedProps<V extends string> {
  /** Names the filter and the list. */
  label: string;
  choices: readonly Choice<V>[];
  invalid?: boolean;
  disabled?: boolean;
  /** Inside a popover, which has its own border. */
  bare?: boolean;
}

type ListboxProps<V extends string> = SharedProps<V> &
  (
    | { multiple?: false; value: V | null; onChange: (value: V) => void }
    | { multiple: true; value: readonly V[]; onChange: (value: V[]) => void }
  );

/** An always visible list with a filter. The keys work from the filter: arrows move, Enter chooses. */
export function Listbox<V extends string>(props: ListboxProps<V>) {
  const { label, choices, invalid = false, disabled = false, bare = false } = props;
  const [query, setQuery] = useState('');
  const found = matching(choices, query);
  const choose = (chosen: unknown) => {
    if (chosen === null) return;
    const values = choices.map((choice) => choice.value);
    if (props.multiple) props.onChange(values.filter((value) => (chosen as V[]).includes(value)));
    else props.onChange(chosen as V);
  };

  return (
    <Combobox<string | readonly string[] | null, boolean, 'div'>
      as="div"
      value={props.value}
      onChange={choose}
      // Headless UI clears the field on close.
      onClose={() => setQuery('')}
      multiple={props.multiple ?? false}
      disabled={disabled}
      invalid={invalid}
      className={classNames(
        'min-w-0 p-1',
        !bare && 'rounded-field border bg-field',
        !bare && (invalid ? 'border-field-line-invalid' : 'border-field-line'),
        disabled && 'bg-field-disabled opacity-70',
      )}
    >
      <div className="relative m-1">
        <Icon name="search" className="absolute inset-y-0 start-3 my-auto text-muted" />
        <ComboboxInput
          aria-label={text('ui.listbox.filter', { label })}
          aria-invalid={invalid || undefined}
          autoComplete="off"
          placeholder={text('ui.listbox.filterShort')}
          displayValue={() => ''}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className={classNames(inputClasses, 'ps-9')}
        />
      </div>
      <ComboboxOptions
        static
        modal={false}
        aria-label={label}
        className="max-h-60 scroll-py-1 overflow-y-auto outline-none"
      >
        {found.map((choice) => (
          <ComboboxOption
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled ?? false}
            className={classNames(optionClasses, 'group')}
          >
            <ChoiceLine choice={choice} />
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      {found.length === 0 && (
        <p role="status" className="px-3 py-2 text-sm text-muted">
          {text('ui.listbox.noMatch', { query: query.trim() })}
        </p>
      )}
    </Combobox>
  );
}
