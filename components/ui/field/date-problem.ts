import { formatDateInput, parseDateInput } from '@/lib/format';
import { text } from '@/lib/text/text';

interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** Parses a typed date and checks its range. @returns the date, or why it is invalid */
export function readDate(input: string, { min, max }: Bounds): { date: string | null; problem?: string } {
  const typed = parseDateInput(input);
  if ('problem' in typed) return { date: null, problem: typed.problem };
  const { date } = typed;
  if (date !== null && min !== undefined && date < min)
    return { date: null, problem: text('ui.date.orLater', { date: formatDateInput(min) }) };
  if (date !== null && max !== undefined && date > max)
    return { date: null, problem: text('ui.date.orEarlier', { date: formatDateInput(max) }) };
  return { date };
}
