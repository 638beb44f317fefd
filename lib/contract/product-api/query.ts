export type Query = Record<string, string | number | boolean | null | undefined>;

/** SPEC section 7: null or empty query parameters are dropped. Starts with `?`, or is empty. */
export function toSearch(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}
