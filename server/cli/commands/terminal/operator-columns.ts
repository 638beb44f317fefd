import { z } from 'zod';
import type { OperatorCall } from '@/lib/domain/operator/operator';
import { rowSchemas } from '@/server/product-api/operator/row-schemas';

/** How a cell's text is parsed. */
export type CellKind = 'text' | 'number' | 'boolean' | 'words' | 'json';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** A nullable field is parsed as its other type; a union of objects has the fields of all of them. */
function shapeOf(schema: JsonSchema): JsonSchema {
  const shapes = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (shapes && shapes.length > 1 && shapes.every(({ properties }) => properties)) {
    const first = shapes.toReversed().map(({ properties }) => properties ?? {});
    return { type: 'object', properties: Object.assign({}, ...first) as Record<string, JsonSchema> };
  }
  return shapes?.find(({ type }) => type === 'string') ?? shapes?.[0] ?? schema;
}

function kindOf({ type, items }: JsonSchema): CellKind {
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  if (items?.type === 'string') return 'words';
  return type === 'object' || type === 'array' ? 'json' : 'text';
}

function* columnsIn(schema: JsonSchema, prefix: string): Generator<[string, CellKind]> {
  for (const [name, given] of Object.entries(schema.properties ?? {})) {
    const shape = shapeOf(given);
    const list = prefix === '' && shape.items?.properties;
    const inner = list ? shape.items : shape;
    const column = `${prefix}${name}${list ? '[]' : ''}`;
    if (inner?.properties) yield* columnsIn(inner, `${column}.`);
    else yield [column, kindOf(shape)];
  }
}

/**
 * The columns of a call's CSV: `inbound.carrier` is a nested field, `lines[].unitPrice` one of a list whose further
 * entries are on the following lines.
 */
export function columnsOf(call: OperatorCall): Map<string, CellKind> {
  const schema = z.toJSONSchema(rowSchemas[call], { io: 'input', unrepresentable: 'any' });
  return new Map(columnsIn(schema as JsonSchema, ''));
}
