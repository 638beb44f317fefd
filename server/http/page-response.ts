import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import type { InlineStyles } from './inline-styles';

const headEnd = '</head>';

/** The preloads of a Link header, without those of style sheets. */
const withoutSheets = (link: string) =>
  link
    .split(/,\s*(?=<)/)
    .filter((entry) => !/;\s*as="?style"?/.test(entry))
    .join(', ');

function prepareHeaders(response: ServerResponse): void {
  response.removeHeader('content-length');
  const link = response.getHeader('link');
  if (link === undefined) return;
  const kept = withoutSheets([link].flat().join(', '));
  if (kept === '') response.removeHeader('link');
  else response.setHeader('link', kept);
}

/** The bytes of a chunk; `end` may come without one. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding as BufferEncoding | undefined);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

const callbackOf = (given: unknown[]) => given.find((value) => typeof value === 'function');

/**
 * Has the head of each page written with its style sheets in it. The head is held back until it is whole; what follows
 * passes as it comes, and so does every response that is no page.
 */
export function inlineStylesOf(response: ServerResponse, inline: InlineStyles): void {
  const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  /** What came of a page's head, while it is not whole. */
  let head: Buffer | null = null;

  onHeaders(response, () => {
    if (!/^text\/html\b/.test(String(response.getHeader('content-type')))) return;
    prepareHeaders(response);
    head = Buffer.alloc(0);
  });

  function takeHead(): Buffer | null {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return head;
  }

  /** What can be sent once one more part came; all of it when that was the last. */
  function join(before: Buffer, part: Buffer, isLast: boolean): Buffer[] {
    const whole = Buffer.concat([before, part]);
    const cut = whole.indexOf(headEnd);
    head = cut < 0 && !isLast ? whole : null;
    if (head !== null) return [];
    return cut < 0 ? [whole] : [...inline(whole.toString('utf8', 0, cut)), whole.subarray(cut)];
  }

  /** Sends all parts but the last. @returns the last */
  function sendBut(parts: Buffer[]): Buffer {
    const last = parts.pop() ?? Buffer.alloc(0);
    for (const part of parts) write(part);
    return last;
  }

  response.write = (chunk: unknown, ...rest: unknown[]) => {
    const before = takeHead();
    if (before === null) return write(chunk, ...rest);
    return write(sendBut(join(before, bytesOf(chunk, rest[0]), false)), callbackOf(rest));
  };

  response.end = (...given: unknown[]) => {
    const before = takeHead();
    if (before === null) return end(...given);
    return end(sendBut(join(before, bytesOf(given[0], given[1]), true)), callbackOf(given));
  };
}
