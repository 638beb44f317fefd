// How results are written.

/** Digits after the point: more for what is small. */
function digitsOf(value) {
  const size = Math.abs(value);
  if (size >= 100) return 0;
  return size > 0 && size < 0.1 ? 4 : 2;
}

/** A figure with its unit. */
export const figure = (value, unit) => value.toFixed(digitsOf(value)) + (unit ? ` ${unit}` : '');

/** A table in Markdown, which reads well in a terminal too. */
export function table(heading, lines) {
  const widths = heading.map((_, at) =>
    Math.max(3, heading[at].length, ...lines.map((line) => line[at].length)),
  );
  const print = (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [print(heading), rule, ...lines.map(print)].join('\n');
}
