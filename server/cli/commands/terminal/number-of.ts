/** What was typed as a number, if it is one: else the text, which the schema refuses by the field's name. */
export function numberOf(typed: string): string | number {
  const value = typed.trim();
  return value && Number.isFinite(Number(value)) ? Number(value) : value;
}
