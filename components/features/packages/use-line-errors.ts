'use client';

import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import type { FieldErrors } from '@/lib/contract/errors';
import { readLines, type TypedLine } from './declaration-form';

/** Lines of contents, and each of their texts by its error key. */
interface LineValues extends Record<string, unknown> {
  lines: readonly TypedLine[];
  currency: string;
}

function valuesOf(lines: readonly TypedLine[], currency: string): LineValues {
  const texts = lines.flatMap(({ key, ...fields }) =>
    Object.entries(fields).map(([field, text]): [string, string] => [`${key}.${field}`, text]),
  );
  const named: Record<string, unknown> = Object.fromEntries(texts);
  return { ...named, lines, currency };
}

const problemsOf = ({ lines, currency }: LineValues) => readLines(lines, currency).errors;

/** The errors beside lines of contents; each disappears when its value is valid. */
export function useLineErrors() {
  const { errors, show, changed } = useFieldErrors<LineValues>(() => problemsOf);
  return {
    errors,
    show: (found: FieldErrors, lines: readonly TypedLine[], currency: string) =>
      show(found, valuesOf(lines, currency)),
    changed: (lines: readonly TypedLine[], currency: string) => changed(valuesOf(lines, currency)),
  };
}
