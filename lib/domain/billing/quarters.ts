/** Such as `2026-Q3`. */
export type Quarter = `${number}-Q${number}`;

const monthsOf = (quarters: number) => quarters * 3;

/** The first day, `YYYY-MM-DD`, of the quarter `before` quarters ahead of today's. */
export function quarterStart(today: string, before: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = Math.floor((month - 1) / 3) * 3 - monthsOf(before);
  return new Date(Date.UTC(year, first, 1)).toISOString().slice(0, 10);
}

/** The quarter of a day, `YYYY-MM-DD`. */
export function quarterOf(day: string): Quarter {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${year}-Q${Math.ceil(month / 3)}`;
}

/** The last `count` quarters up to today's, oldest first. */
export function lastQuarters(today: string, count: number): Quarter[] {
  return Array.from({ length: count }, (_, index) => quarterOf(quarterStart(today, count - 1 - index)));
}
