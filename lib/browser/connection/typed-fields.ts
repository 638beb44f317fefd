/** A field that somebody types into. */
type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed into a field, and how the field is found again on the same page. */
export interface KeptField {
  /** The title of the dialog that it is in, or nothing. */
  dialog: string;
  name: string;
  label: string;
  /** How many fields like it come before it. */
  before: number;
  value: string;
}

const texts = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'textarea', 'select-one']);
const secrets = /password|one-time-code|\bcc-/;

/** Whether a field holds text that may be kept: no secret, and nothing that acts as soon as it changes. */
export function mayKeep(element: EventTarget | null): element is TypedField {
  if (
    !(element instanceof HTMLInputElement) &&
    !(element instanceof HTMLTextAreaElement) &&
    !(element instanceof HTMLSelectElement)
  )
    return false;
  const isPlain = texts.has(element.type) && element.getAttribute('role') !== 'combobox';
  return isPlain && !secrets.test(element.autocomplete) && !('secret' in element.dataset);
}

function placeOf(field: TypedField) {
  const dialog =
    field.closest('[role="dialog"], [role="alertdialog"]')?.getAttribute('aria-labelledby') ?? '';
  return {
    dialog: document.getElementById(dialog)?.textContent ?? '',
    name: field.name,
    label: field.labels?.[0]?.textContent ?? field.ariaLabel ?? '',
  };
}

type Place = ReturnType<typeof placeOf>;

const fieldsAt = ({ dialog, name, label }: Place): TypedField[] =>
  [...document.querySelectorAll('input, textarea, select')].filter(mayKeep).filter((field) => {
    const place = placeOf(field);
    return place.name === name && place.label === label && place.dialog === dialog;
  });

/** What a field of the page holds. */
export function keptField(field: TypedField): KeptField {
  const place = placeOf(field);
  return { ...place, before: fieldsAt(place).indexOf(field), value: field.value };
}

/** Types a value into its field again. @returns whether the field was there and could take it */
export function typeAgain({ before, value, ...place }: KeptField): boolean {
  const field = fieldsAt(place)[before];
  if (!field) return false;
  if (field.value === value) return true;
  const takes =
    !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);
  if (!takes) return false;
  // React sees no change where its own property of the element was set.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
