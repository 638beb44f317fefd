import { IncomingMessage } from 'node:http';
import { rawHeader } from './request-headers';

/** Whether a request announces a body. */
export function announcesBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return rawHeader(request, 'transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads the complete body, so that a slow client never blocks a page and Next never truncates one.
 * @returns null when it is larger than `limit` bytes; the part read so far is discarded
 * @throws when the client disconnects before the end
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (outcome: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onDisconnect).off('close', onDisconnect);
      outcome();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) settle(() => resolve(null));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onDisconnect = () =>
      settle(() => reject(new Error('The client disconnected before the end of the body')));
    request.on('data', onData).on('end', onEnd).on('error', onDisconnect).on('close', onDisconnect);
  });
}

/** Reads and discards the rest of a body, up to `limit` bytes. Never rejects. */
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

/** The same request with its body in memory. */
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
