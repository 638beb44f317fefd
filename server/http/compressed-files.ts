import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { isConditional, isRead } from './static-files';

/**
 * Sends the files that the build has compressed, to clients that read Brotli. What asks for a range is left to others,
 * for that is a range of the file itself.
 * @param root the project's folder
 * @returns says of a request whether it is answered
 */
export function compressedFiles(
  root: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const folder = path.join(root, 'dist', 'compressed');
  if (!existsSync(folder)) return () => false;
  const send = sirv(folder, { brotli: true, etag: true, immutable: true, maxAge: 31_536_000 });
  return (request, response) => {
    if (!isRead(request) || isConditional(request)) return false;
    let isAnswered = true;
    send(request, response, () => {
      isAnswered = false;
    });
    return isAnswered;
  };
}
