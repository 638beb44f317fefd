/** The page links around the current one: at most five, with the current one in the middle where possible. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(0, Math.min(page - 2, last - 4));
  const count = Math.min(5, last + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
