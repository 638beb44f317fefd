let last: AbortController | undefined;

/**
 * Puts what is typed after the shortcut into the field, until the box, whose script may still be on its way, has the
 * focus and takes it over; or until the customer goes elsewhere.
 */
export function keepEarlyLetters(field: HTMLInputElement): void {
  last?.abort();
  const typing = new AbortController();
  last = typing;
  const options = { signal: typing.signal, capture: true };
  for (const event of ['focusin', 'pointerdown'] as const)
    window.addEventListener(event, () => typing.abort(), options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') typing.abort();
      else if (event.key === 'Backspace') field.value = field.value.slice(0, -1);
      else if (event.key.length === 1) field.value += event.key;
      else return;
      event.preventDefault();
    },
    options,
  );
}
