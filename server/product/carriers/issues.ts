import type { z } from 'zod';
import type { RowIssue } from './tracker';

/** `tracking_details[2].datetime`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

/** What zod found wrong, named by field. */
export function issuesOf(error: z.ZodError, under: readonly PropertyKey[] = []): RowIssue[] {
  return error.issues.map((issue) => {
    const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    return {
      field: fieldPath([...under, ...issue.path]) || 'row',
      reason: missing ? 'is missing' : issue.message,
    };
  });
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
