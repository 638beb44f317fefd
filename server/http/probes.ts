import type { IncomingMessage, ServerResponse } from 'node:http';
import { readinessOf, readinessStatus, type Health } from '@/lib/runtime/readiness';
import type { Phase } from './lifecycle';
import type { OwnHeaders } from './own-answer';

export type { Health };

function send(response: ServerResponse, status: number, body: object, headers: OwnHeaders): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/**
 * `/healthz` only reports that the process runs; `/readyz` reports degraded parts, and fails while the database can't
 * answer (security 31).
 */
export async function answerProbe(
  request: IncomingMessage,
  response: ServerResponse,
  phase: Phase,
  health: Health,
  headers: OwnHeaders,
): Promise<void> {
  if (request.url?.startsWith('/healthz')) {
    send(response, 200, { status: 'ok' }, headers);
    return;
  }
  const readiness = phase === 'ready' ? await readinessOf(health) : undefined;
  const status = readiness ? readinessStatus(readiness) : 503;
  const all = status === 503 ? { ...headers, 'Retry-After': '2' } : headers;
  send(response, status, readiness ?? { status: phase }, all);
}
