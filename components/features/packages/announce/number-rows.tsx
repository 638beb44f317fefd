'use client';

import { useEffect, useRef, useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import type { Result } from '@/lib/contract/errors';
import { callAction } from '@/lib/browser/product-api/call-action';
import { text } from '@/lib/text/text';
import { announcePackages, readNumber, type Announced } from './actions';
import { NumberRow } from './number-row';
import type { CarrierOffer, NumberCheck } from './numbers';
import { likelyCarrier, unaskedNumber } from './numbers';
import { RowsOutcome } from './rows-outcome';
import { isDone, problemsOf, sendable, type Row } from './rows';

interface NumberRowsProps {
  rows: readonly Row[];
  carriers: readonly CarrierOffer[];
  onChange: (rows: Row[]) => void;
  /** Returns to the pasted text, which is still there. */
  onBack: () => void;
  onStartAgain: () => void;
}

/** Packages per call, small enough for the list to show progress. */
const atOnce = 20;

/**
 * Announces some rows by one call; if the call fails, the first row gets its error and the others are
 * skipped.
 */
function announceRows(rows: readonly Row[]): Promise<Announced[]> {
  const announced = rows.map(({ typed, check, carrier, description }) => ({
    trackingNumber: check && 'number' in check ? check.number : typed,
    ...(carrier && { carrier }),
    ...(description.trim() && { description }),
  }));
  return callAction<Announced[]>(
    () => announcePackages(announced),
    ({ message }) =>
      rows.map((_, index) => (index === 0 ? { outcome: 'refused', message } : { outcome: 'not_sent' })),
  );
}

/** The pasted numbers line by line: to correct, assign a carrier and add; each line shows its result. */
export function NumberRows({ rows, carriers, onChange, onBack, onStartAgain }: NumberRowsProps) {
  const [sending, start] = useTransition();
  const list = useRef<HTMLFormElement>(null);
  const current = useRef(rows);
  useEffect(() => {
    current.current = rows;
  }, [rows]);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  const problems = problemsOf(rows);
  const ready = sendable(rows);
  const done = rows.filter(isDone).length;
  const tried = rows.some(({ announced }) => announced !== undefined);

  const change = (key: number, fields: Partial<Row>) => {
    current.current = current.current.map((row) => (row.key === key ? { ...row, ...fields } : row));
    onChange([...current.current]);
  };
  const readAgain = async (row: Row) => {
    if (row.check) return;
    const result = await callAction<Result<NumberCheck>>(
      () => readNumber(row.typed),
      (error) => ({ ok: false, error }),
    );
    const check = result.ok ? result.data : unaskedNumber(row.typed);
    const same = current.current.find(({ key, typed }) => key === row.key && typed === row.typed);
    if (same) change(row.key, { check, carrier: row.carrier || likelyCarrier(check) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    start(async () => {
      await Promise.all(current.current.map(readAgain));
      let left = sendable(current.current);
      let stopped = false;
      while (left.length > 0) {
        const some = left.slice(0, atOnce);
        left = left.slice(atOnce);
        const outcomes: Announced[] = stopped
          ? some.map(() => ({ outcome: 'not_sent' }))
          : await announceRows(some);
        some.forEach(({ key }, index) => change(key, { announced: outcomes[index] }));
        stopped ||= outcomes.at(-1)?.outcome === 'not_sent';
      }
    });
  };

  return (
    <form ref={list} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {tried && !sending && <RowsOutcome done={done} left={rows.length - done} onStartAgain={onStartAgain} />}
      <ol
        aria-label={text('announce.many.label')}
        className="divide-y divide-line border-b border-line *:first:pt-1"
      >
        {rows.map((row, index) => (
          <NumberRow
            key={row.key}
            row={row}
            line={index + 1}
            problem={problems[index]}
            carriers={carriers}
            onChange={(fields) => change(row.key, fields)}
            onLeave={() => void readAgain(row)}
            onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {(ready.length > 0 || done < rows.length) && (
          <Button type="submit" loading={sending} disabled={ready.length === 0}>
            {text(tried ? 'announce.many.tryAgain' : 'announce.many.add', {
              count: ready.length,
            })}
          </Button>
        )}
        {done === 0 && (
          <Button variant="ghost" onClick={onBack}>
            {text('announce.many.edit')}
          </Button>
        )}
      </div>
    </form>
  );
}
