import { z } from 'zod';
import { innerSchema } from './field-order';
import { plainError } from './plain-error';

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** A rule read a field that has an error of its own. */
class UnreadableField extends Error {
  override readonly name = 'UnreadableField';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parsed fields; reading an invalid one throws an UnreadableField. */
function readableFields(shape: Readonly<Record<string, z.core.$ZodType>>, value: Record<string, unknown>) {
  const fields: Record<string, unknown> = {};
  const wrong = new Set<string>();
  for (const [name, schema] of Object.entries(shape)) {
    const parsed = z.safeParse(schema, value[name]);
    if (!parsed.success) wrong.add(name);
    else if (parsed.data !== undefined || name in value) fields[name] = parsed.data;
  }
  return new Proxy(fields, {
    get: (target, name) => {
      if (wrong.has(String(name))) throw new UnreadableField();
      return Reflect.get(target, name) as unknown;
    },
    ownKeys: (target) => {
      if (wrong.size > 0) throw new UnreadableField();
      return Reflect.ownKeys(target);
    },
  });
}

function judge(rule: z.core.$ZodCheck, fields: unknown): Issue[] {
  try {
    const judged = z.any().check(rule as z.core.$ZodCheck<unknown>);
    return judged.safeParse(fields, { error: plainError }).error?.issues ?? [];
  } catch (error) {
    if (error instanceof UnreadableField) return [];
    throw error;
  }
}

/**
 * The issues of an object's cross-field rules, at any depth. zod skips these rules as soon as one field has a wrong
 * type; here a rule is skipped only if a field that it reads is invalid.
 */
export function crossFieldIssues(schema: z.core.$ZodType, value: unknown): Issue[] {
  const { def } = innerSchema(schema)._zod;
  const inner = (field: z.core.$ZodType, name: PropertyKey, fieldValue: unknown) =>
    crossFieldIssues(field, fieldValue).map((issue) => ({ ...issue, path: [name, ...issue.path] }));
  if (def.type === 'array' && Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) => inner(def.element, at, entry));
  }
  if (def.type !== 'object' || !isRecord(value)) return [];
  const deeper = Object.entries(def.shape).flatMap(([name, field]) => inner(field, name, value[name]));
  const rules = def.checks ?? [];
  if (rules.length === 0) return deeper;
  const fields = readableFields(def.shape, value);
  return [...deeper, ...rules.flatMap((rule) => judge(rule, fields))];
}
