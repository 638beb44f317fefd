/** The value of a setting that is JSON; an empty list where it is not set, undefined where it is no JSON. */
export function readJson(value: unknown): unknown {
  if (value === undefined || value === '') return [];
  try {
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
