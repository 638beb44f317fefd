/** A calendar date `YYYY-MM-DD` as local midnight, which day pickers use. */
export function toLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const local = new Date(2000, month - 1, day);
  local.setFullYear(year, month - 1, day);
  return local;
}

/** The calendar date of a local time: today's is `fromLocalDate(new Date())`, in the browser only. */
export function fromLocalDate(local: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(local.getFullYear()).padStart(4, '0');
  return `${year}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}
