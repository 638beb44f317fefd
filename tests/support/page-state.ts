import type { z } from 'zod';

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The hidden state of a page's form, as its HTML has it for a browser without JavaScript. */
export function formState<T>(html: string, schema: z.ZodType<T>): T {
  const value = /name="\$ACTION_\d+:1" value="([^"]*)"/.exec(html)?.[1];
  if (value === undefined) throw new Error('The page has no form with a state');
  const [state] = JSON.parse(value.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)) as unknown[];
  return schema.parse(state);
}

/** The version of a page's editable data, from the page's payload. */
export function shownVersion(html: string): number {
  const version = /\\"version\\":(\d+)/.exec(html)?.[1];
  if (version === undefined) throw new Error('The page shows nothing that has a version');
  return Number(version);
}
