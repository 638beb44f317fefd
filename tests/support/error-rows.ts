import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../docs/errors.md');

/** The codes in docs/errors.md, with the kind of test named for each. */
export function documentedCodes(): { code: number; proof: string }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^\d+$/.test(cells[1] ?? ''))
    .map((cells) => ({ code: Number(cells[1]), proof: cells[4] ?? '' }));
}

/** The codes tested in one place, in order. */
export const codesProvedBy = (proof: string): number[] =>
  documentedCodes()
    .filter((row) => row.proof === proof)
    .map(({ code }) => code);
