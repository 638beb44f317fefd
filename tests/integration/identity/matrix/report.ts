export const columns = ['success', 'failures', 'wrong argument', 'no session', 'other user'] as const;
export type Column = (typeof columns)[number];

type Outcome = 'passed' | 'failed';

/** Collects the result of each case, and formats them as a table. */
export function createReport(calls: string[]) {
  const cells = new Map<string, Outcome[]>();
  const key = (call: string, column: Column) => `${call} ${column}`;

  const draw = (call: string, column: Column): string => {
    const outcomes = cells.get(key(call, column)) ?? [];
    const failed = outcomes.filter((outcome) => outcome === 'failed').length;
    if (failed > 0) return `FAILED ${failed}`;
    if (outcomes.length === 0) return '-';
    return outcomes.length === 1 ? 'ok' : `ok ${outcomes.length}`;
  };

  return {
    /** Runs a case and records its result. */
    run: async (call: string, column: Column, work: () => Promise<void>): Promise<void> => {
      const outcomes = cells.get(key(call, column)) ?? [];
      cells.set(key(call, column), outcomes);
      const at = outcomes.push('failed') - 1;
      await work();
      outcomes[at] = 'passed';
    },
    /** `-` where a column has no meaning for a call. */
    table: (): string => {
      const head = ['call of SPEC section 7', ...columns];
      const rows = calls.map((call) => [call, ...columns.map((column) => draw(call, column))]);
      const widths = head.map((_, index) =>
        Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)),
      );
      const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ');
      const rule = widths.map((width) => '-'.repeat(width)).join('-|-');
      return [line(head), rule, ...rows.map(line)].join('\n');
    },
  };
}
