const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
const text = (value: unknown) => JSON.stringify(value, sorted);

/** Whether two values of a field are equal, whatever the order of their own fields. */
export const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b);
