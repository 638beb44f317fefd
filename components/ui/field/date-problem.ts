import { formatDateInput, parseDateInput } from '@/lib/format';

interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** Parses a typed date and checks its range. @returns the date, or why it is invalid */
export function readDate(text: string, { min, max }: Bounds): { date: string | null; problem?: string } {
  const typed = parseDateInput(text);
  if ('problem' in typed) return { date: null, problem: typed.problem };
  const { date } = typed;
  if (date !== null && min !== undefined && date < min)
    return { date: null, problem: `Choose ${formatDateInput(min)} or later.` };
  if (date !== null && max !== undefined && date > max)
    return { date: null, problem: `Choose ${formatDateInput(max)} or earlier.` };
  return { date };
}
