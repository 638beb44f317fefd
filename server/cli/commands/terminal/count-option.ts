import { UsageError } from './usage';

/** How many rows a list shows, of its `--limit`. @throws UsageError */
export function countOption(limit: string | undefined, usual = 20): number {
  const count = limit === undefined ? usual : Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > 200)
    throw new UsageError('--limit must be a whole number from 1 to 200');
  return count;
}
