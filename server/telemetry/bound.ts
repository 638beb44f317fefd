/** What stands for all values beyond a bound. */
export const others = '{other}';

/** Lets the first `most` different values pass, and no other after them: the values of a label stay few. */
export function createBound(most: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= most) return others;
    known.add(value);
    return value;
  };
}
