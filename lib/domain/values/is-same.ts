const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
const text = (value: unknown) => JSON.stringify(value, sorted);

/** Whether two values of a field say the same, in whatever order their own fields stand. */
export const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b);
