type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value typed into a field, and how to find the field on the same page again. */
export interface StoredField {
  /** The title of the dialog that contains it, if any. */
  dialog: string;
  name: string;
  label: string;
  /** The number of identical fields before it. */
  before: number;
  value: string;
}

const texts = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'textarea', 'select-one']);
const secrets = /password|one-time-code|\bcc-/;

/** Whether a field's text may be stored: not a secret, and not a field that acts as soon as it changes. */
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

export function typedField(field: TypedField): StoredField {
  const place = placeOf(field);
  return { ...place, before: fieldsAt(place).indexOf(field), value: field.value };
}

/** Puts a value back into its field. @returns whether the field was found and could take it */
export function typeAgain({ before, value, ...place }: StoredField): boolean {
  const field = fieldsAt(place)[before];
  if (!field) return false;
  if (field.value === value) return true;
  const takes =
    !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);
  if (!takes) return false;
  // React tracks the element's own property, so the prototype's setter is used to make it notice the change.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
