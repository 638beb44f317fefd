import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Has a response compressed in a way that its client accepts; Brotli before gzip. Written for Express, it asks for node:http alone. */
export const compress = compression() as unknown as Middleware;
