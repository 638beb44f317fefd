// Two commits side by side: what of their difference is more than noise.
import { figure, table } from './table.mjs';

/** @returns `none`, `better` or `worse`, and the noise of the difference: that of either side, which are independent */
function judge(here, there) {
  const difference = here.value - there.value;
  const noise = Math.hypot(here.noise, there.noise);
  const looksSame = figure(here.value) === figure(there.value);
  if (Math.abs(difference) <= noise || looksSame) return { difference, noise, verdict: 'none' };
  return { difference, noise, verdict: difference > 0 === Boolean(here.atLeast) ? 'better' : 'worse' };
}

/** What a row says about this commit (the first) and the other. */
export function verdictsOf({ row, outcomes: [here, there] }) {
  const reasonOf = ({ error }) => `not measured: ${error?.message.split('\n')[0] ?? 'not there'}`;
  if (!here.results) return [{ row, verdict: `here ${reasonOf(here)}` }];
  const measures = here.results.filter(({ isControl }) => !isControl);
  return measures.map((result) => {
    const other = there.results?.find(({ name }) => name === result.name);
    if (!other) return { row, here: result, verdict: reasonOf(there) };
    return { row, here: result, there: other, ...judge(result, other) };
  });
}

/** @param hash of the other commit */
export function printComparison(verdicts, hash) {
  const lines = verdicts.map(({ row, here, there, difference, noise, verdict }) => {
    const write = (value) => (value === undefined ? '' : figure(value, here.unit));
    const sign = difference > 0 ? '+' : '';
    return [
      String(row.id),
      row.title,
      here?.name ?? '',
      write(here?.value),
      write(there?.value),
      sign + write(difference),
      noise === undefined ? '' : `± ${write(noise)}`,
      verdict,
    ];
  });
  console.log(table(['#', 'row', 'of', 'this commit', hash, 'difference', 'noise', 'verdict'], lines) + '\n');
}
