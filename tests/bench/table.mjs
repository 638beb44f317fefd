// How results are written.

/** A figure with its unit; two digits after the point where it is small. */
export function figure(value, unit) {
  const digits = Math.abs(value) < 100 ? 2 : 0;
  return value.toFixed(digits) + (unit ? ` ${unit}` : '');
}

/** A table in Markdown, which reads well in a terminal too. */
export function table(heading, lines) {
  const widths = heading.map((_, at) =>
    Math.max(3, heading[at].length, ...lines.map((line) => line[at].length)),
  );
  const print = (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [print(heading), rule, ...lines.map(print)].join('\n');
}
