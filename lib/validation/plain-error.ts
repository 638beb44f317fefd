import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const types: Record<string, string> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Send a list',
  object: 'Send a JSON object',
  record: 'Send a JSON object',
};

const formats: Record<string, string> = {
  email: 'Enter an e-mail address like name@example.com',
  url: 'Enter a web address like https://example.com',
  date: 'Enter a date as YYYY-MM-DD',
  datetime: 'Enter a time like 2026-05-01T10:00:00Z',
};

const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' };
const figures = new Intl.NumberFormat('en-US');

/** A bound with its unit: `1 character`, `2 characters`. */
function counted(bound: number | bigint, origin: string): string {
  const unit = units[origin] ?? '';
  return `${figures.format(bound)}${bound === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit}`;
}

const quoted = (values: readonly unknown[]) => values.map((value) => `“${String(value)}”`).join(', ');

/**
 * A message for a bound whose schema has none of its own: the validator's messages name its types and mean nothing to a
 * customer.
 */
export function plainError(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Fill this in'
        : (types[issue.expected] ?? 'This is the wrong type of value');
    case 'too_big':
      return `${issue.origin === 'string' ? 'Use' : 'Enter'} ${issue.inclusive === false ? 'less than' : 'at most'} ${counted(issue.maximum, issue.origin)}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Fill this in';
      return `${issue.origin === 'string' ? 'Use' : 'Enter'} ${issue.inclusive === false ? 'more than' : 'at least'} ${counted(issue.minimum, issue.origin)}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the right format';
    case 'invalid_value':
      return `Choose ${issue.values.length > 1 ? 'one of ' : ''}${quoted(issue.values)}`;
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'This can’t be set here';
    default:
      return 'This value is not valid';
  }
}
