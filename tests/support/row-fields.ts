import { expect } from 'vitest';
import { z } from 'zod';

const jsonSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.string().optional(),
});

/** The paths of a schema's fields, such as `lines[].unitPrice`; those of a record's own keys are left out. */
function schemaPaths(schema: unknown, path = ''): string[] {
  const { properties, items, anyOf, oneOf, type } = jsonSchema.parse(schema);
  const variants = anyOf ?? oneOf;
  if (variants) return variants.flatMap((variant) => schemaPaths(variant, path));
  if (items !== undefined) return schemaPaths(items, `${path}[]`);
  if (properties) {
    return Object.entries(properties).flatMap(([key, field]) =>
      schemaPaths(field, path === '' ? key : `${path}.${key}`),
    );
  }
  return type === 'null' ? [] : [path];
}

/** The values of a row by their paths, such as `lines[0].unitPrice`. */
function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => leaves(entry, `${path}[${index}]`));
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, path === '' ? key : `${path}.${key}`));
}

const collapsed = (path: string) => path.replace(/\[\d+\]/g, '[]');

/** Fails with the fields of a schema that no row fills. */
export function expectEveryField(schema: z.ZodType, rows: readonly object[]): void {
  const filled = rows.flatMap((row) => leaves(row).map(([path]) => collapsed(path)));
  const wanted = schemaPaths(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const missing = wanted.filter((path) => !filled.some((one) => one === path || one.startsWith(`${path}.`)));
  expect([...new Set(missing)], 'fields without a value in any row').toEqual([]);
}

function valueAt(view: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], view);
}

/**
 * Fails with the values of a row that a view lacks or has changed.
 * @param renamed the path in the view of each field that has another there; null for a field that no view shows
 */
export function expectAllRead(row: object, view: unknown, renamed: Record<string, string | null> = {}): void {
  const shown = leaves(row).flatMap(([path, value]) => {
    const name = collapsed(path);
    const target = name in renamed ? renamed[name] : name;
    if (target === null || target === undefined) return [];
    const indices = path.match(/\[\d+\]/g) ?? [];
    return [[path, value, target.replace(/\[\]/g, () => indices.shift() ?? '[0]')] as const];
  });
  const read = shown.map(([path, , target]) => [path, valueAt(view, target)]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(shown.map(([path, value]) => [path, value])));
}
