import type { z } from 'zod';

/** A word that no version of the portal knows, and as people read it. */
export const unheardOf = { sent: 'awaiting_moonrise', shown: 'Awaiting moonrise' } as const;

type Schema = z.core.$ZodType;
const partsOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
const accepts = (schema: Schema, value: unknown) => (schema as z.ZodType).safeParse(value).success;

const texts = ['USD', 'US', '2026-11-18', '2026-11-18T19:05:00Z', '2026-Q3', 'https://example.com'];

/** A value of each text or number that a schema asks for. */
function plainValue(schema: Schema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => accepts(schema, candidate));
  if (found === undefined) throw new Error('Add a candidate for the new format');
  return found;
}

/** A value that fits a schema, then one for each other variant of it and for each place of a word, by an unknown word. */
export function variantsOf(schema: Schema): [unknown, ...unknown[]] {
  const parts = partsOf(schema);
  switch (parts.type) {
    case 'object': {
      const fields = Object.entries(parts.shape).map(([name, field]) => [name, variantsOf(field)] as const);
      const base = Object.fromEntries(fields.map(([name, [first]]) => [name, first]));
      const others = fields.flatMap(([name, [, ...rest]]) =>
        rest.map((value) => ({ ...base, [name]: value })),
      );
      return [base, ...others];
    }
    case 'array': {
      const [first, ...rest] = variantsOf(parts.element);
      return [[first], ...rest.map((value) => [value])];
    }
    case 'record': {
      const [value, ...rest] = variantsOf(parts.valueType);
      const [key, ...keys] = variantsOf(parts.keyType).map(String);
      const others = [
        ...keys.map((name) => ({ [name]: value })),
        ...rest.map((one) => ({ [String(key)]: one })),
      ];
      return [{ [String(key)]: value }, ...others];
    }
    case 'union': {
      const [first, ...rest] = parts.options.flatMap(variantsOf);
      return [first, ...rest];
    }
    case 'enum':
      return [Object.values(parts.entries)[0], unheardOf.sent];
    case 'literal':
      return [parts.values[0], ...(typeof parts.values[0] === 'string' ? [unheardOf.sent] : [])];
    case 'optional':
    case 'default':
    case 'nullable':
      return variantsOf(parts.innerType);
    case 'string':
      return [plainValue(schema, texts)];
    case 'number':
      return [plainValue(schema, [1])];
    case 'boolean':
    case 'unknown':
      return [true];
    default:
      throw new Error(`Say what to send for ${parts.type}`);
  }
}

/** An answer with an unknown word in the place of every word that its schema lists; kinds of objects stay. */
export function withUnknownWords(schema: Schema, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  const parts = partsOf(schema);
  switch (parts.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(parts.shape).map(([name, field]) => [
          name,
          withUnknownWords(field, (value as Record<string, unknown>)[name]),
        ]),
      );
    case 'array':
      return (value as unknown[]).map((one) => withUnknownWords(parts.element, one));
    case 'record': {
      const [name, amount] = Object.entries(value as Record<string, unknown>)[0] ?? [];
      return name === undefined ? value : { [String(withUnknownWords(parts.keyType, name))]: amount };
    }
    case 'union': {
      const option = parts.options.find((one) => accepts(one, value));
      return option ? withUnknownWords(option, value) : value;
    }
    case 'enum':
      return unheardOf.sent;
    case 'optional':
    case 'default':
    case 'nullable':
      return withUnknownWords(parts.innerType, value);
    default:
      return value;
  }
}
