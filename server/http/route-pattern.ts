/** A path segment of the API itself, which no id, token or address looks like. */
const word = /^[a-z_]{2,20}$/i;

const isDynamic = (segment: string) => segment.startsWith('[');
const isCatchAll = (segment: string) => /^\[?\[\.\.\./.test(segment);
const parameterName = (segment: string) => segment.replace(/[[\].]/g, '');

function matches(page: readonly string[], path: readonly string[]): boolean {
  const last = page.at(-1);
  if (last !== undefined && isCatchAll(last)) {
    return path.length >= page.length - 1 && matches(page.slice(0, -1), path.slice(0, page.length - 1));
  }
  return page.length === path.length && page.every((segment, i) => isDynamic(segment) || segment === path[i]);
}

/** Names of calls may be logged; any other value of a parameter may be personal. */
function describe(page: readonly string[], path: readonly string[]): string {
  const parts = path.map((segment, i) => {
    const pattern = page[Math.min(i, page.length - 1)] ?? '';
    if (!isDynamic(pattern)) return pattern;
    const names = isCatchAll(pattern) || parameterName(pattern) === 'call';
    return names && word.test(segment) ? segment : `{${parameterName(pattern)}}`;
  });
  return `/${parts.join('/')}`;
}

export interface Route {
  /** For the log: ids replaced, calls by their names; as many as there are paths that look like such a name. */
  name: string;
  /** For metrics and traces: one of the app's routes, `/api/{path}`. */
  pattern: string;
}

const unknown: Route = { name: '{unknown}', pattern: '{unknown}' };
const asset: Route = { name: '/_next/{asset}', pattern: '/_next/{asset}' };

const patternOf = (page: readonly string[]) =>
  `/${page.map((segment) => (isDynamic(segment) ? `{${parameterName(segment)}}` : segment)).join('/')}`;

/**
 * Creates the function that names the route of a path, ids replaced: `/packages/{id}`. Any other path is `{unknown}`,
 * since it may contain anything (security 31).
 * @param pages the app's routes in Next's notation, `/packages/[id]`
 */
export function routePatterns(pages: readonly string[]): (path: string) => Route {
  const known = pages
    .map((page) => page.split('/').slice(1))
    .sort((a, b) => a.filter(isDynamic).length - b.filter(isDynamic).length || b.length - a.length);
  const statics = new Set(pages.filter((page) => !page.includes('[')));
  return (path) => {
    if (statics.has(path)) return { name: path, pattern: path };
    if (path.startsWith('/_next/')) return asset;
    const segments = path.split('/').slice(1);
    const page = known.find((candidate) => matches(candidate, segments));
    return page === undefined ? unknown : { name: describe(page, segments), pattern: patternOf(page) };
  };
}
