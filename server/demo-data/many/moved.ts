import { dayMs } from '@/lib/domain/values/milliseconds';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const date = /^\d{4}-\d\d-\d\d$/;

function movedText(text: string, days: number, ms: number): string {
  if (instant.test(text)) return new Date(Date.parse(text) - days * dayMs - ms).toISOString();
  if (date.test(text)) return new Date(Date.parse(text) - days * dayMs).toISOString().slice(0, 10);
  return text;
}

/**
 * A value with all of its dates and times moved to the past.
 * @param days whole days, for instants and dates alike
 * @param ms milliseconds within the day, for instants only
 */
export function moved<T>(value: T, days: number, ms: number): T {
  const move = (one: unknown): unknown => {
    if (typeof one === 'string') return movedText(one, days, ms);
    if (one instanceof Date) return new Date(one.getTime() - days * dayMs - ms);
    if (Array.isArray(one)) return one.map(move);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, entry]) => [key, move(entry)]));
  };
  return move(value) as T;
}
