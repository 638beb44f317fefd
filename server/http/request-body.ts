import { IncomingMessage } from 'node:http';
import { rawHeader } from './request-headers';

/** Whether a request announces a body. */
export function announcesBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return rawHeader(request, 'transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads a body whole, so that a slow client never keeps a page waiting and Next never truncates one.
 * @returns null when it is larger than `limit` bytes; what came of it by then is dropped
 * @throws when the client goes away before the end
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (outcome: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      outcome();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) settle(() => resolve(null));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onGone = () => settle(() => reject(new Error('The client went away before the end of the body')));
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

/** Reads and drops what is left of a body, up to `limit` bytes. Resolves in any case. */
export async function drainBody(request: IncomingMessage, limit: number): Promise<void> {
  return new Promise((resolve) => {
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) resolve();
    };
    request.on('data', onData).on('end', resolve).on('error', resolve).on('close', resolve).resume();
    if (request.complete) resolve();
  });
}

/** The same request with its body already here. */
export function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const replay = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, headers } = request;
  Object.assign(replay, {
    method,
    url,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    rawHeaders,
    headers,
  });
  replay.complete = true;
  replay.push(body);
  replay.push(null);
  return replay;
}
