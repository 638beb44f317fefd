'use client';

import { useRef, useState, useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { Textarea } from '@/components/ui/field/textarea';
import type { FieldErrors, Result } from '@/lib/contract/errors';
import { callAction } from '@/lib/browser/product-api/call-action';
import { text } from '@/lib/text/text';
import { readNumbers } from './actions';
import { NumberRows } from './number-rows';
import { countProblem, linesOf, mostNumbers, type CarrierOffer, type CheckedLine } from './numbers';
import { rowsOf, type Row } from './rows';

function problemsOf({ typed }: { typed: string }): FieldErrors {
  const problem = countProblem(linesOf(typed).length);
  return problem ? { typed: problem } : {};
}

/** Many numbers: pasted, then reviewed line by line with their carriers, then added. */
export function ManyNumbers({ carriers }: { carriers: readonly CarrierOffer[] }) {
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState<Row[] | null>(null);
  const { errors, show, changed } = useFieldErrors<{ typed: string }>(() => problemsOf);
  const [reading, start] = useTransition();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reading) return;
    show({}, { typed });
    start(async () => {
      const result = await callAction<Result<CheckedLine[]>>(
        () => readNumbers(typed),
        (error) => ({ ok: false, error }),
      );
      if (result.ok) {
        setRows(rowsOf(result.data));
        return;
      }
      show({ typed: result.error.message }, { typed });
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
          setTyped(rows.map((row) => row.typed).join('\n'));
          setRows(null);
        }}
        onStartAgain={() => {
          setTyped('');
          setRows(null);
        }}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        id="many-numbers"
        label={text('announce.many.label')}
        error={errors.typed}
        hint={text('announce.many.hint', { most: mostNumbers })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={8}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              changed({ typed: event.target.value });
            }}
            className="tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" loading={reading} className="self-start">
        {text('announce.many.check')}
      </Button>
    </form>
  );
}
