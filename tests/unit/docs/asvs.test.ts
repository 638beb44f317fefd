import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const verdicts = ['met', 'not applicable', 'gap'];
/** The requirements of levels 1 and 2 of ASVS 5.0.0. */
const inAll = 253;

interface Row {
  id: string;
  level: string;
  verdict: string;
  why: string;
}

async function readAssessment() {
  const text = await readFile('docs/asvs.md', 'utf8');
  const cells = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const rows = cells.flatMap(([, id = '', level = '', verdict = '', why = '']): Row[] =>
    /^V\d/.test(id) ? [{ id, level, verdict, why }] : [],
  );
  const counts = new Map(
    cells.flatMap(([, name = '', ...given]) => (given.length > 3 ? [[name, given]] : [])),
  );
  return { rows, counts };
}

const numbersOf = (id: string) => id.slice(1).split('.').map(Number);

function compare(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left.map((number, at) => number - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

describe('the assessment by ASVS 5.0 (docs/asvs.md)', () => {
  it('has each requirement of both levels once, in order', async () => {
    const ids = (await readAssessment()).rows.map(({ id }) => id);
    expect(ids.filter((id) => !/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)].sort(compare));
    expect(ids).toHaveLength(inAll);
  });

  it('gives each a level, a verdict, and where or why', async () => {
    const { rows } = await readAssessment();
    const wrong = rows.filter(
      ({ level, verdict, why }) => !['1', '2'].includes(level) || !verdicts.includes(verdict) || why === '',
    );
    expect(wrong).toEqual([]);
  });

  it('counts the verdicts as they are', async () => {
    const { rows, counts } = await readAssessment();
    const countOf = (levels: string[]) =>
      verdicts.map((one) =>
        String(rows.filter(({ level, verdict }) => verdict === one && levels.includes(level)).length),
      );
    expect(counts.get('L1')?.slice(0, 3)).toEqual(countOf(['1']));
    expect(counts.get('L2')?.slice(0, 3)).toEqual(countOf(['2']));
    expect(counts.get('both')?.slice(0, 3)).toEqual(countOf(['1', '2']));
  });
});
