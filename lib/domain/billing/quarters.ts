/** Such as `2026-Q3`. */
export type Quarter = `${number}-Q${number}`;

/** The first days, `YYYY-MM-DD`, of the last `count` quarters up to today's, oldest first. */
export function quarterStarts(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const last = Math.floor((month - 1) / 3) * 3;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, last - 3 * (count - 1 - index), 1)).toISOString().slice(0, 10),
  );
}

/** The quarter of a day, `YYYY-MM-DD`. */
export function quarterOf(day: string): Quarter {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${year}-Q${Math.ceil(month / 3)}`;
}
