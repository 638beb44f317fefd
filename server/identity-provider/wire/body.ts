import { z } from 'zod';
import { WireError, WireSchemaError, type SchemaComplaint } from './errors';

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** The error for an argument of the wrong type, worded by SPEC section 5. */
function wrongType(name: string, type: string): { error: string } {
  return { error: `${name} must be ${article(type)} ${type}.` };
}

/** A string argument. */
export const stringArgument = (name: string) => z.string(wrongType(name, 'string'));

/** A number argument. */
export const numberArgument = (name: string) => z.number(wrongType(name, 'number'));

/** A boolean argument. */
export const booleanArgument = (name: string) => z.boolean(wrongType(name, 'boolean'));

/** An object argument: not null, not an array. */
export const objectArgument = (name: string) => z.record(z.string(), z.unknown(), wrongType(name, 'object'));

/** A string array argument. */
export const stringArrayArgument = (name: string) =>
  z.array(z.string(wrongType(name, 'string array')), wrongType(name, 'string array'));

function complaint({ path, message, ...issue }: z.core.$ZodIssue): SchemaComplaint {
  const name = path.join('.');
  const type = 'expected' in issue ? issue.expected : 'valid';
  return {
    keyword: 'type',
    dataPath: name === '' ? '' : `.${name}`,
    schemaPath: `#/properties/${name}/type`,
    params: { type: type === 'record' ? 'object' : type },
    message: name === '' && type === 'object' ? 'The body must be an object.' : message,
  };
}

async function readJson(request: Request, maxLength: number): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  if (text.length > maxLength) throw new WireError('bad_request');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new WireError('bad_request', undefined, { cause });
  }
}

/**
 * Validates the JSON body of a call; no body counts as `{}`.
 * @throws WireSchemaError naming each argument of a wrong type
 */
export async function readBody<T extends z.ZodType>(
  request: Request,
  schema: T,
  maxLength = 16_384,
): Promise<z.output<T>> {
  const parsed = schema.safeParse(await readJson(request, maxLength));
  if (!parsed.success) throw new WireSchemaError(parsed.error.issues.map(complaint));
  return parsed.data;
}
