/** Rows under a heading as aligned text; the first column to the left, numbers to the right. */
export function table(heading: string[], rows: (string | number)[][]): string {
  const lines = [heading, ...rows.map((row) => row.map(String))];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
