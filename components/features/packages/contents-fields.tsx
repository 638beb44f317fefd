'use client';

import { useMemo } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { IconButton } from '@/components/ui/action/icon-button';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { maxLength } from '@/lib/domain/values/bounds';
import { countries } from '@/lib/domain/values/countries';
import type { FieldErrors } from '@/lib/contract/errors';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import { emptyLine, totalOf, type LineField, type TypedLine } from './declaration-form';

const mostLines = 100;

interface ContentsFieldsProps {
  /** The prefix of the field ids. */
  id: string;
  lines: readonly TypedLine[];
  currency: string;
  errors: FieldErrors;
  onChange: (lines: TypedLine[]) => void;
}

/** The contents line by line, with their total. */
export function ContentsFields({ id, lines, currency, errors, onChange }: ContentsFieldsProps) {
  const origins = useMemo(() => countries(), []);

  const set = (key: number, field: LineField, value: string) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, [field]: value } : line)));
  const fieldOf = (line: TypedLine, name: LineField) => ({
    id: `${id}-${line.key}-${name}`,
    error: errors[`${line.key}.${name}`],
  });
  const inputOf = (line: TypedLine, name: LineField) => ({
    value: line[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(line.key, name, target.value),
  });

  return (
    <div className="flex flex-col gap-4">
      {lines.map((line, index) => (
        <fieldset key={line.key} className="min-w-0 border-b border-line pb-5">
          <legend className="sr-only">{text('contents.line', { line: index + 1 })}</legend>
          <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_6rem_9rem_2.5rem]">
            <div className="col-span-full sm:col-span-1">
              <Field {...fieldOf(line, 'description')} label={text('contents.item')}>
                {(control) => (
                  <Input
                    {...control}
                    {...inputOf(line, 'description')}
                    maxLength={maxLength.description}
                    placeholder={text('contents.itemExample')}
                  />
                )}
              </Field>
            </div>
            <Field {...fieldOf(line, 'quantity')} label={text('contents.quantity')}>
              {(control) => (
                <Input
                  {...control}
                  {...inputOf(line, 'quantity')}
                  maxLength={20}
                  inputMode="numeric"
                  className="text-end"
                />
              )}
            </Field>
            <Field {...fieldOf(line, 'unitValue')} label={text('contents.unitValue', { currency })}>
              {(control) => (
                <Input
                  {...control}
                  {...inputOf(line, 'unitValue')}
                  maxLength={20}
                  inputMode="decimal"
                  className="text-end"
                />
              )}
            </Field>
            <IconButton
              icon="trash"
              label={text('contents.removeLine', { line: index + 1 })}
              disabled={lines.length === 1}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              className="sm:mt-6.5 self-start disabled:opacity-40 max-sm:hidden"
            />
            <div className="col-span-full grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[10rem_minmax(0,16rem)]">
              <Field {...fieldOf(line, 'hsCode')} label={text('contents.hsCode')} optional>
                {(control) => (
                  <Input
                    {...control}
                    {...inputOf(line, 'hsCode')}
                    maxLength={maxLength.hsCode}
                    inputMode="numeric"
                    placeholder="6109.10"
                  />
                )}
              </Field>
              <Field {...fieldOf(line, 'originCountry')} label={text('contents.origin')} optional>
                {(control) => (
                  <Select {...control} {...inputOf(line, 'originCountry')}>
                    <option value="">{text('contents.unknownOrigin')}</option>
                    {origins.map(({ code, name }) => (
                      <option key={code} value={code}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
            {lines.length > 1 && (
              <Button
                variant="ghost"
                size="small"
                icon="trash"
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                className="justify-self-start sm:hidden"
              >
                {text('contents.removeLine', { line: index + 1 })}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          disabled={lines.length >= mostLines}
          onClick={() => onChange([...lines, emptyLine(Math.max(...lines.map(({ key }) => key)) + 1)])}
        >
          {text('contents.add')}
        </Button>
        <p className="text-sm">
          <span className="text-muted">{text('contents.declaredValue')} </span>
          <output className="font-semibold tabular-nums text-strong">
            {formatMoney(totalOf(lines, currency))}
          </output>
        </p>
      </div>
    </div>
  );
}
