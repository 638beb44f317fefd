import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Limits } from './limits';
import { allowedMethods } from './inspect-request';
import { ownHeaders, rawRefusal, writeRefusal, type OwnHeaders } from './own-answer';
import { announcesBody, drainBody } from './request-body';

interface ConnectionError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const extraHeaders: Record<number, OwnHeaders> = {
  405: { Allow: allowedMethods.join(', ') },
  426: { Upgrade: 'HTTP/1.1' },
  503: { 'Retry-After': '2' },
};

/** The front listener's refusals, of requests and of connections that never became one. */
export class Refusals {
  readonly headers: OwnHeaders;
  private readonly limits: Limits;
  /** Responses whose request has not been received in full yet. */
  private readonly receiving = new WeakMap<Duplex, ServerResponse>();

  constructor(secure: boolean, limits: Limits) {
    this.headers = ownHeaders(secure);
    this.limits = limits;
  }

  /** Answers at once, then reads and discards a bounded rest of the body, so that the client can read the answer. */
  async refuse(request: IncomingMessage, response: ServerResponse, status: number): Promise<void> {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const unread = announcesBody(request) && !request.complete;
    if (unread) response.setHeader('Connection', 'close');
    writeRefusal(response, status, { ...this.headers, ...extraHeaders[status] });
    if (unread) await this.whileReceiving(response, () => drainBody(request, this.limits.drained));
    response.end();
  }

  /** Runs a read of the body; a client that is too slow gets its 408 through this response. */
  async whileReceiving<T>(response: ServerResponse, read: () => Promise<T>): Promise<T> {
    const { socket } = response.req;
    this.receiving.set(socket, response);
    try {
      return await read();
    } finally {
      this.receiving.delete(socket);
    }
  }

  /** Replaces Node's own error responses, and answers what Next would leave unanswered. */
  guard(server: Server, refused: (status: number) => void): void {
    const refuse = (socket: Duplex, status: number) => {
      if (this.refuseRaw(socket, status)) refused(status);
    };
    server.on('clientError', (error: ConnectionError, socket) => {
      const status = this.statusOf(error);
      if (this.receiving.has(socket)) this.refuseReceiving(socket, status);
      else if (error.code === 'ECONNRESET') socket.destroy();
      else refuse(socket, status);
    });
    server.on('connect', (_request, socket) => refuse(socket, 405));
    server.on('upgrade', (_request, socket) => refuse(socket, 426));
  }

  private refuseReceiving(socket: Duplex, status: number): void {
    const response = this.receiving.get(socket);
    if (response === undefined || response.headersSent) {
      socket.destroy();
      return;
    }
    response.setHeader('Connection', 'close');
    writeRefusal(response, status, this.headers);
    response.end();
  }

  private statusOf({ code, rawPacket }: ConnectionError): number {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
    if (code !== 'HPE_HEADER_OVERFLOW') return 400;
    const firstLine = rawPacket?.indexOf('\r\n') ?? 0;
    return firstLine === -1 || firstLine > this.limits.url ? 414 : 431;
  }

  /**
   * Refuses and closes the connection; data that still arrives is discarded, or the client would see a reset instead.
   */
  private refuseRaw(socket: Duplex, status: number): boolean {
    if (!socket.writable || socket.writableEnded) {
      socket.destroy();
      return false;
    }
    const cut = setTimeout(() => socket.destroy(), 1_000).unref();
    socket.removeAllListeners('data').on('data', () => undefined);
    socket.once('error', () => socket.destroy()).once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(cut));
    socket.end(rawRefusal(status, { ...this.headers, ...extraHeaders[status] }));
    return true;
  }
}
