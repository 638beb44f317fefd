import type { FieldErrors } from '@/lib/contract/errors';

/** The values of a form's fields, by the names of its errors. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The errors of a form's values that the page can detect by itself. */
export type FieldCheck<V extends FieldValues> = (values: V) => FieldErrors;

/**
 * The errors on the screen that still hold after the customer has typed on. Nothing new is added. The check's own
 * errors stay until the check passes; the server's stay until their field changes.
 */
export function remainingErrors<V extends FieldValues>(
  shown: FieldErrors,
  check: FieldCheck<V>,
  values: { then: V; now: V },
): FieldErrors {
  const then = check(values.then);
  const now = check(values.now);
  const left = Object.keys(shown).flatMap((name): [string, string][] => {
    const touched = values.now[name] !== values.then[name];
    const fromServer = !(name in then);
    const message = fromServer ? (touched ? undefined : (now[name] ?? shown[name])) : now[name];
    return message === undefined ? [] : [[name, message]];
  });
  return Object.fromEntries(left);
}
