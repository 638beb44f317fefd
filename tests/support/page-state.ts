import type { z } from 'zod';

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** What a page's form hands back to its server action, as it stands in the HTML for a browser without script. */
export function formState<T>(html: string, schema: z.ZodType<T>): T {
  const value = /name="\$ACTION_\d+:1" value="([^"]*)"/.exec(html)?.[1];
  if (value === undefined) throw new Error('The page has no form with a state');
  const [state] = JSON.parse(value.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity)) as unknown[];
  return schema.parse(state);
}

/** The version of what a page lets its customer change, as the page gives it to its script. */
export function shownVersion(html: string): number {
  const version = /\\"version\\":(\d+)/.exec(html)?.[1];
  if (version === undefined) throw new Error('The page shows nothing that has a version');
  return Number(version);
}
