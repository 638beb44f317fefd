'use client';

import { useRef, useState, useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { Textarea } from '@/components/ui/field/textarea';
import type { FieldErrors, Result } from '@/lib/contract/errors';
import { callAction } from '@/lib/browser/product-api/call-action';
import { readNumbers } from './actions';
import { NumberRows } from './number-rows';
import { countProblem, linesOf, mostNumbers, type CarrierOffer, type CheckedLine } from './numbers';
import { rowsOf, type Row } from './rows';

function problemsOf({ text }: { text: string }): FieldErrors {
  const problem = countProblem(linesOf(text).length);
  return problem ? { text: problem } : {};
}

/** Many numbers: pasted, then reviewed line by line with their carriers, then added. */
export function ManyNumbers({ carriers }: { carriers: readonly CarrierOffer[] }) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<Row[] | null>(null);
  const { errors, show, changed } = useFieldErrors<{ text: string }>(() => problemsOf);
  const [reading, start] = useTransition();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reading) return;
    show({}, { text });
    start(async () => {
      const result = await callAction<Result<CheckedLine[]>>(
        () => readNumbers(text),
        (error) => ({ ok: false, error }),
      );
      if (result.ok) {
        setRows(rowsOf(result.data));
        return;
      }
      show({ text: result.error.message }, { text });
      field.current?.focus();
    });
  };

  if (rows) {
    return (
      <NumberRows
        rows={rows}
        carriers={carriers}
        onChange={setRows}
        onBack={() => {
          setText(rows.map(({ typed }) => typed).join('\n'));
          setRows(null);
        }}
        onStartAgain={() => {
          setText('');
          setRows(null);
        }}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        id="many-numbers"
        label="Tracking numbers"
        error={errors.text}
        hint={`One per line, up to ${mostNumbers}. You can check the numbers and carriers before you add the packages.`}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={8}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
              changed({ text: event.target.value });
            }}
            className="tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" loading={reading} className="self-start">
        Check numbers
      </Button>
    </form>
  );
}
