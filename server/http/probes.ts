import type { IncomingMessage, ServerResponse } from 'node:http';
import { readinessOf, type Health } from '@/lib/runtime/readiness';
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

/** `/healthz` only reports that the process runs; `/readyz` reports degraded parts (security 31). */
export async function answerProbe(
  request: IncomingMessage,
  response: ServerResponse,
  phase: Phase,
  health: Health,
  headers: OwnHeaders,
): Promise<void> {
  if (request.url?.startsWith('/healthz')) send(response, 200, { status: 'ok' }, headers);
  else if (phase !== 'ready') send(response, 503, { status: phase }, { ...headers, 'Retry-After': '2' });
  else send(response, 200, await readinessOf(health), headers);
}
