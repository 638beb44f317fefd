import type { FieldErrors } from '@/lib/contract/errors';

/** What a form's fields hold, by the names of its errors. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What is wrong with the values of a form, as far as the page itself can say. */
export type FieldCheck<V extends FieldValues> = (values: V) => FieldErrors;

/**
 * What of the errors on the screen still holds after the customer has typed on. Nothing new is added. What the check
 * found stays until it finds it no more; what only the server knows stays until its field changes.
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
