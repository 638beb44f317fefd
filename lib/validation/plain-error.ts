import type { z } from 'zod';
import { isIn } from '@/lib/domain/values/is-in';
import { text } from '@/lib/text/text';

type RawIssue = z.core.$ZodRawIssue;
type Issue<C extends RawIssue['code']> = Extract<RawIssue, { code: C }>;

const types = {
  string: 'fields.text',
  number: 'fields.type.number',
  int: 'fields.type.int',
  boolean: 'fields.yesOrNo',
  array: 'fields.type.array',
  object: 'fields.object',
  record: 'fields.object',
} as const;

const formats = {
  email: 'fields.email',
  url: 'fields.format.url',
  date: 'fields.date.format',
  datetime: 'fields.format.datetime',
} as const;

function tooBig({ origin, inclusive, maximum }: Issue<'too_big'>): string {
  const count = Number(maximum);
  if (origin === 'string') return text('fields.atMost.characters', { count });
  if (origin === 'array' || origin === 'set') return text('fields.atMost.entries', { count });
  return inclusive === false ? text('fields.lessThan', { count }) : text('fields.atMost.number', { count });
}

function tooSmall({ origin, inclusive, minimum }: Issue<'too_small'>): string {
  const count = Number(minimum);
  if (origin === 'string' && count === 1) return text('fields.empty');
  if (origin === 'string') return text('fields.atLeast.characters', { count });
  if (origin === 'array' || origin === 'set') return text('fields.atLeast.entries', { count });
  return inclusive === false ? text('fields.moreThan', { count }) : text('fields.atLeast.number', { count });
}

function notOneOf({ values }: Issue<'invalid_value'>): string {
  const quoted = values.map((value) => text('fields.quoted', { value: String(value) })).join(', ');
  return values.length > 1
    ? text('fields.chooseOneOf', { values: quoted })
    : text('fields.choose', { value: quoted });
}

/**
 * A message for a bound whose schema has none of its own: the validator's messages name its types and mean nothing to a
 * customer.
 */
export function plainError(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return text('fields.empty');
      return text(isIn(types, issue.expected) ? types[issue.expected] : 'fields.type.other');
    }
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return text(isIn(formats, issue.format) ? formats[issue.format] : 'fields.format.other');
    case 'invalid_value':
      return notOneOf(issue);
    case 'not_multiple_of':
      return text('fields.multipleOf', { divisor: String(issue.divisor) });
    case 'unrecognized_keys':
      return text('fields.unknown');
    default:
      return text('fields.notValid');
  }
}
