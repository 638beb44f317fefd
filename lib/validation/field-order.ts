import type { z } from 'zod';

/** The schema inside its wrappers. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return innerSchema(def.innerType);
    case 'pipe': {
      const first = innerSchema(def.in);
      return first._zod.def.type === 'transform' ? innerSchema(def.out) : first;
    }
    case 'lazy':
      return innerSchema(def.getter());
    default:
      return known;
  }
}

/** The position of a field in a schema, level by level; undefined when it has no such field. */
function positionOf(schema: z.core.$ZodType, [key, ...rest]: readonly PropertyKey[]): number[] | undefined {
  if (key === undefined) return [];
  const { def } = innerSchema(schema)._zod;
  if (def.type === 'array') {
    const deeper = positionOf(def.element, rest);
    return deeper && [Number(key), ...deeper];
  }
  if (def.type === 'union') {
    return def.options.map((option) => positionOf(option, [key, ...rest])).find(Boolean);
  }
  if (def.type === 'record') return [0];
  if (def.type !== 'object') return undefined;
  const at = Object.keys(def.shape).indexOf(String(key));
  const field = def.shape[String(key)];
  const deeper = field && positionOf(field, rest);
  return deeper && [at, ...deeper];
}

/** Whether a path is one of the schema's fields. */
export function isFieldOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean {
  return path.length > 0 && positionOf(schema, path) !== undefined;
}

/** Sorts paths by the order of the schema's fields; paths of no field come last. */
export function byFieldOrder(schema: z.core.$ZodType) {
  const places = (path: readonly PropertyKey[]) =>
    (path.length > 0 ? positionOf(schema, path) : undefined) ?? [Infinity];
  return (one: readonly PropertyKey[], other: readonly PropertyKey[]): number => {
    const [a, b] = [places(one), places(other)];
    const at = a.findIndex((place, level) => place !== b[level]);
    if (at < 0) return a.length - b.length;
    return b[at] === undefined ? 1 : (a[at] ?? 0) - b[at];
  };
}
