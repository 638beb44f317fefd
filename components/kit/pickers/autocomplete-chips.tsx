'use client';

import { Combobox, ComboboxInput } from '@headlessui/react';
import { useRef, useState } from 'react';
import { text } from '@/lib/text/text';
import { matching, type Choice } from '@/components/ui/field/choice';
import { ChoiceChip } from './choice-chip';
import { classNames } from '@/components/ui/styles/class-names';
import { ComboboxPanel } from './combobox-panel';
import type { ControlProps } from '@/components/ui/field/field';

interface AutocompleteChipsProps<V extends string> extends Partial<ControlProps> {
  choices: readonly Choice<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  placeholder?: string;
  disabled?: boolean;
  /** A chip's label, where a suggestion has more text. */
  short?: (value: V) => string;
  /** Accepts typed text as well: the value it stands for, or null. Commas and semicolons end one. */
  typed?: (text: string) => V | null;
  /** The field's text that is not a chip yet; set both to control it. */
  text?: string;
  onText?: (text: string) => void;
}

/**
 * A field that accepts several suggestions, each as a chip. Backspace in the empty field removes the last
 * one.
 */
export function AutocompleteChips<V extends string>({
  choices,
  value,
  onChange,
  placeholder,
  disabled = false,
  short,
  typed,
  text: given,
  onText,
  ...control
}: AutocompleteChipsProps<V>) {
  const [ownText, setOwnText] = useState('');
  const query = given ?? ownText;
  const setQuery = onText ?? setOwnText;
  const input = useRef<HTMLInputElement>(null);
  const open = choices.filter((choice) => !value.includes(choice.value));
  const found = matching(open, query);
  const own = typed?.(query) ?? null;
  const offered =
    own === null || value.includes(own) || found.some((choice) => choice.value === own)
      ? found
      : [...found, { value: own, label: text('kit.picker.add', { value: own }) }];
  /** Adds complete values; the rest stays in the field. */
  const take = (all: string[], rest: string) => {
    const read = all.map((one) => ({ one: one.trim(), value: typed?.(one) ?? null }));
    const values = read.flatMap((part) => part.value ?? []);
    if (values.length > 0) onChange([...new Set([...value, ...values])]);
    const unread = read.filter((part) => part.value === null && part.one !== '').map((part) => part.one);
    const left = [...unread, rest].filter(Boolean).join(', ');
    if (left !== query) setQuery(left);
  };
  const remove = (gone: V) => {
    onChange(value.filter((one) => one !== gone));
    input.current?.focus();
  };
  return (
    <Combobox<string, true>
      multiple
      immediate={!typed}
      value={[...value]}
      onChange={(next) => {
        setQuery('');
        onChange(next as V[]);
      }}
      onClose={() => {
        if (!typed) setQuery('');
      }}
      disabled={disabled}
    >
      <div
        onClick={() => input.current?.focus()}
        className={classNames(
          'flex min-h-[max(2.5rem,calc(1.25rem+2*var(--p-form-field-padding-y)+2px))] w-full min-w-0 cursor-text flex-wrap items-center gap-1.5 rounded-field border bg-field px-2 py-1 transition-colors',
          'has-[input:focus-visible]:focus-ring has-[input:focus]:border-field-line-focus',
          control['aria-invalid'] ? 'border-field-line-invalid' : 'border-field-line',
          disabled ? 'cursor-not-allowed bg-field-disabled opacity-70' : 'hover:border-field-line-hover',
        )}
      >
        {value.map((one) => (
          <ChoiceChip
            key={one}
            choice={{
              ...(choices.find((choice) => choice.value === one) ?? { value: one, label: one }),
              ...(short && { label: short(one) }),
            }}
            disabled={disabled}
            onRemove={() => remove(one)}
          />
        ))}
        <ComboboxInput
          {...control}
          ref={input}
          autoComplete="off"
          placeholder={value.length === 0 ? placeholder : undefined}
          value={query}
          onChange={(event) => {
            const entered = event.currentTarget.value;
            const parts = typed ? entered.split(/[,;]/) : [entered];
            if (parts.length > 1) take(parts.slice(0, -1), parts.at(-1)?.trimStart() ?? '');
            else setQuery(entered);
          }}
          onBlur={() => {
            if (typed) take([query], '');
          }}
          onKeyDown={(event) => {
            const last = value.at(-1);
            if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last);
          }}
          className="min-h-8 min-w-12 grow basis-12 bg-transparent px-1 text-base text-field-text outline-none placeholder:text-field-placeholder placeholder:opacity-100 focus-visible:shadow-none md:text-sm"
        />
      </div>
      <ComboboxPanel choices={offered} width={typed ? 'wide' : 'own'} />
    </Combobox>
  );
}
