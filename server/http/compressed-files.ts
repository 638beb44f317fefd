import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isConditional } from './static-files';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => unknown) => unknown;

/**
 * Sends the files that the build has compressed, to clients that read Brotli; `next` answers everything else, and what
 * asks for a range, which is one of the file itself.
 * @param root the project's folder
 */
export function compressedFiles(root: string): Middleware {
  const folder = path.join(root, 'dist', 'compressed');
  if (!existsSync(folder)) return (_request, _response, next) => next();
  const send = sirv(folder, { brotli: true, etag: true, immutable: true, maxAge: 31_536_000 });
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !isConditional(request)) return send(request, response, next as () => void);
    return next();
  };
}
