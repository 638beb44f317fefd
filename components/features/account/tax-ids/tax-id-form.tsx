import { useRef, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import type { Account } from '@/lib/domain/account/account';
import { maxLength } from '@/lib/domain/values/bounds';
import type { FieldErrors } from '@/lib/contract/errors';
import { taxIdKinds, taxIdLabel, taxIdProblem } from '@/lib/domain/account/tax-ids';
import { text } from '@/lib/text/text';

export type TaxId = Account['taxIds'][number];

interface TaxIdFormProps {
  initial: TaxId;
  onAdd: (taxId: TaxId) => void;
  onCancel: () => void;
}

function problemsOf(taxId: TaxId): FieldErrors {
  const problem = taxIdProblem(taxId);
  return problem ? { value: problem } : {};
}

/** A form for a new tax number. */
export function TaxIdForm({ initial, onAdd, onCancel }: TaxIdFormProps) {
  const [type, setType] = useState(initial.type);
  const [value, setValue] = useState(initial.value);
  const { errors, show, changed } = useFieldErrors<TaxId>(() => problemsOf);
  const number = useRef<HTMLInputElement>(null);
  const example = taxIdKinds[type]?.example;

  const add = () => {
    const problems = problemsOf({ type, value });
    show(problems, { type, value });
    if (problems.value) number.current?.focus();
    else onAdd({ type, value });
  };

  return (
    <form
      noValidate
      className="mt-2 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field id="tax-type" label={text('account.taxIds.type')}>
          {(control) => (
            <Select
              {...control}
              value={type}
              onChange={(event) => {
                setType(event.target.value);
                changed({ type: event.target.value, value });
              }}
            >
              {Object.keys(taxIdKinds).map((kind) => (
                <option key={kind} value={kind}>
                  {taxIdLabel(kind)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          id="tax-value"
          label={text('account.taxIds.number')}
          error={errors.value}
          hint={example && text('account.taxIds.example', { example })}
        >
          {(control) => (
            <Input
              {...control}
              ref={number}
              value={value}
              maxLength={maxLength.taxId}
              onChange={(event) => {
                setValue(event.target.value);
                changed({ type, value: event.target.value });
              }}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{text('account.taxIds.add')}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {text('account.cancel')}
        </Button>
      </div>
    </form>
  );
}
