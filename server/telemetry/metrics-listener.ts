import { createServer, type RequestListener } from 'node:http';
import type { Settings } from '@/lib/runtime/settings/settings';
import { log } from '@/lib/runtime/log';
import type { Metrics } from './metrics';

/** The port of the metrics can't be listened on. */
export class MetricsPortError extends Error {
  override readonly name = 'MetricsPortError';
}

/** ms for a scrape's request, and between two of them on a connection. */
const requestTimeout = 5_000;
const keepAliveTimeout = 75_000;

/** Why listening failed, and what to do. */
function explain({ port, host }: { port: number; host: string }, error: Error): Error {
  const { code } = error as NodeJS.ErrnoException;
  const example = 'Example: METRICS_PORT=9464';
  if (code === 'EADDRINUSE') return new MetricsPortError(`METRICS_PORT ${port} is in use. ${example}`);
  if (code === 'EACCES')
    return new MetricsPortError(`METRICS_PORT ${port} may not be used by this user. ${example}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new MetricsPortError(
      `METRICS_HOST ${host} is no address of this machine. Example: METRICS_HOST=127.0.0.1`,
    );
  return error;
}

/**
 * Serves `GET /metrics` on a port of its own, and nothing else: no path of the portal leads there.
 * @returns ends it
 * @throws MetricsPortError
 */
export async function listenForScrapes(
  { port, host }: NonNullable<Settings['telemetry']['metrics']>,
  { contentType, text }: { contentType: string; text: () => ReturnType<Metrics['text']> },
): Promise<() => Promise<void>> {
  const answer: RequestListener = (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else {
      text().then(
        (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
        (error: unknown) => {
          log.error('metrics_failed', { error });
          response.writeHead(500).end();
        },
      );
    }
  };
  const server = createServer({ requestTimeout, keepAliveTimeout }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain({ port, host }, error)));
    server.listen(port, host, () => resolve());
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
