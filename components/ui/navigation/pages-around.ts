/** The pages offered beside the current one: at most five, the current one in their middle where it can be. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(0, Math.min(page - 2, last - 4));
  const count = Math.min(5, last + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
