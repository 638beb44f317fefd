import { AppError, ErrorCode, type FieldErrors } from '@/lib/contract/errors';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds of arguments, in the words of SPEC section 5. */
const kinds = {
  string: ['a string', (value: unknown) => typeof value === 'string'],
  number: ['a number', (value: unknown) => typeof value === 'number' && !Number.isNaN(value)],
  boolean: ['a boolean', (value: unknown) => typeof value === 'boolean'],
  object: ['an object', isObject],
  strings: [
    'an array of strings',
    (value: unknown) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  ],
} as const satisfies Record<string, readonly [string, (value: unknown) => boolean]>;

type Kind = keyof typeof kinds;

/**
 * SPEC section 5's checks of the arguments of an identity call, which the SDK's production build leaves out. A kind
 * that ends in `?` is optional.
 *
 * @throws AppError 1010, naming each argument of the wrong kind in `fields`
 */
export function checkArguments<T extends Record<string, unknown>>(
  values: T,
  rules: { [Name in keyof T]: Kind | `${Kind}?` },
): void {
  const problems: FieldErrors = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = values[name];
    if (rule.endsWith('?') && (value === undefined || value === null)) continue;
    const [noun, holds] = kinds[rule.replace('?', '') as Kind];
    if (!holds(value)) problems[name] = `${name} must be ${noun}.`;
  }
  const messages = Object.values(problems);
  if (messages.length > 0)
    throw new AppError(ErrorCode.validationFailed, messages.join(' '), { fields: problems });
}
