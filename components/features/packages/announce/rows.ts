import { text } from '@/lib/text/text';
import type { Announced } from './actions';
import { likelyCarrier, repeatedFrom, type CheckedLine, type NumberCheck } from './numbers';

/** A pasted number and the state of announcing it. */
export interface Row {
  key: number;
  typed: string;
  /** Null after a change until it is checked again. */
  check: NumberCheck | null;
  carrier: string;
  description: string;
  announced: Announced | undefined;
}

/** Rows of pasted lines. */
export function rowsOf(lines: readonly CheckedLine[]): Row[] {
  return lines.map(({ typed, check }, key) => ({
    key,
    typed,
    check,
    carrier: likelyCarrier(check),
    description: '',
    announced: undefined,
  }));
}

export const isDone = (row: Row) => row.announced?.outcome === 'expected';

/** Why a row can't be sent, or why it was refused. */
export function problemsOf(rows: readonly Row[]): (string | undefined)[] {
  const repeated = repeatedFrom(rows.map(({ check }) => check ?? { problem: '' }));
  return rows.map(({ check, announced }, index) => {
    if (check && 'problem' in check) return check.problem;
    const first = repeated[index];
    if (first !== undefined) return text('announce.many.repeated', { line: first });
    if (announced?.outcome === 'refused') return announced.message;
    if (announced?.outcome === 'not_sent') return text('announce.many.notSent');
    return undefined;
  });
}

/** The rows that can be sent now: checked, not duplicate, not sent already. */
export function sendable(rows: readonly Row[]): Row[] {
  const repeated = repeatedFrom(rows.map(({ check }) => check ?? { problem: '' }));
  return rows.filter(
    (row, index) => row.check && 'number' in row.check && repeated[index] === undefined && !isDone(row),
  );
}
