/** The texts of a form by the names of its fields; an unticked box is absent. */
export function textsOf(data: FormData): Record<string, string> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Focuses the first field of a form that has an error, in the order of the page. */
export function focusFirstError(form: HTMLFormElement | null, names: Iterable<string>): void {
  const wrong = new Set(names);
  const first = [...(form?.elements ?? [])].find((element) => wrong.has(element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
