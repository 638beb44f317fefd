import type { z } from 'zod';
import type { RowIssue } from './tracker';

/** `tracking_details[2].datetime`. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

/** zod's own sentences name its types; ours end a sentence that begins with the field. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid')) {
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
  }
  if (issue.code === 'invalid_union' && issue.message.startsWith('Invalid'))
    return 'must be a text or a number';
  if (/^Too (big|small)/.test(issue.message)) return 'is beyond what can be kept';
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  if (issue.message.endsWith('received undefined')) return 'is missing';
  return `must be of type ${issue.expected}`;
}

/** What zod found wrong: the first reason per field (SPEC section 5). */
export function issuesOf(error: z.ZodError): RowIssue[] {
  const reasons = new Map<string, string>();
  const add = (path: readonly PropertyKey[], reason: string) => {
    const field = fieldPath(path) || 'row';
    if (!reasons.has(field)) reasons.set(field, reason);
  };
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, reasonOf(issue));
    else for (const key of issue.keys) add([...issue.path, key], 'is no field of this row');
  }
  return [...reasons].map(([field, reason]) => ({ field, reason }));
}

/** Reads each entry of a row's event list by itself, so that a bad one costs no other. */
export function readEach<T>(
  list: readonly unknown[],
  field: string,
  read: (entry: unknown) => { event: T } | { issues: RowIssue[] },
): { events: T[]; issues: RowIssue[] } {
  const events: T[] = [];
  const issues: RowIssue[] = [];
  list.forEach((entry, index) => {
    const result = read(entry);
    if ('event' in result) events.push(result.event);
    else
      issues.push(
        ...result.issues.map((issue) => ({
          ...issue,
          field: `${field}[${index}]${issue.field === 'row' ? '' : `.${issue.field}`}`,
        })),
      );
  });
  return { events, issues };
}
