import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { rawHeader } from './request-headers';

/** The facts that conditions and ranges of a request are compared with. */
export interface FileFacts {
  size: number;
  /** Time of the last change, ms since 1970, in whole seconds like HTTP dates. */
  changed: number;
}

/** Finds the public file of a path, or null. @param root the project's folder */
export function fileReader(root: string): (pathname: string) => FileFacts | null {
  const folders = [
    { prefix: '/_next/static/', folder: path.join(root, '.next', 'static') },
    { prefix: '/', folder: path.join(root, 'public') },
  ];
  return (pathname) => {
    const found = folders.find(({ prefix }) => pathname.startsWith(prefix));
    if (found === undefined) return null;
    const file = path.join(found.folder, decodeURIComponent(pathname.slice(found.prefix.length)));
    if (!file.startsWith(found.folder + path.sep)) return null;
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    return { size: stats.size, changed: Math.floor(stats.mtimeMs / 1000) * 1000 };
  };
}

type Span = { first: number; last: number } | { suffix: number };

/** The ranges of a Range header; null where it is invalid by RFC 9110, and so ignored. */
function parseRanges(header: string): Span[] | null {
  const list = /^bytes=(.+)$/.exec(header)?.[1]?.split(',', 6) ?? [];
  const spans = list.map((entry): Span | null => {
    const [, first, last, suffix] = /^(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(entry.trim()) ?? [];
    if (suffix !== undefined) return { suffix: Number(suffix) };
    if (first === undefined) return null;
    const span = { first: Number(first), last: last ? Number(last) : Infinity };
    return span.first <= span.last ? span : null;
  });
  return spans.length > 0 && spans.length < 6 && spans.every((span) => span !== null) ? spans : null;
}

const isWithin = (span: Span, size: number) =>
  'suffix' in span ? span.suffix > 0 && size > 0 : span.first < size;

/** Whether a request reads what it asks for. */
export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const conditions = ['if-match', 'if-unmodified-since', 'range'];

/** Whether a request for a file has conditions or a range. */
export const isConditional = (request: IncomingMessage) =>
  conditions.some((name) => rawHeader(request, name) !== undefined);

/** The outcome of the conditions of a request for a file. */
export interface Verdict {
  status: 412 | 416 | null;
  /** Headers to hide from Next, which answers those that it can't handle with 500. */
  drop: string[];
}

/** Evaluates If-Match, If-Unmodified-Since and Range by RFC 9110; Next's files have weak tags only. */
export function judgeConditions(request: IncomingMessage, file: FileFacts): Verdict {
  const match = rawHeader(request, 'if-match');
  if (match !== undefined && match.trim() !== '*') return { status: 412, drop: [] };
  const since = Date.parse(rawHeader(request, 'if-unmodified-since') ?? '');
  if (match === undefined && file.changed > since) return { status: 412, drop: [] };

  const drop = ['if-match', 'if-unmodified-since'];
  const range = rawHeader(request, 'range');
  if (range === undefined) return { status: null, drop };
  const spans = request.method === 'GET' ? parseRanges(range) : null;
  if (spans?.some((span) => isWithin(span, file.size))) return { status: null, drop };
  const unsatisfiable = spans !== null && rawHeader(request, 'if-range') === undefined;
  return unsatisfiable ? { status: 416, drop: [] } : { status: null, drop: [...drop, 'range', 'if-range'] };
}
