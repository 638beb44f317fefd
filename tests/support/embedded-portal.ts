import { z } from 'zod';
import type { App } from './app';

const outboxSchema = z.object({ messages: z.array(z.object({ recipient: z.string(), body: z.string() })) });
const sentSchema = z.object({ data: z.object({ method_id: z.string() }) });

/** Calls the portal's session gateway as the browser's SDK would. */
export function callGateway(app: App, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${app.origin}/sdk/v1${path}`, {
    method: 'POST',
    headers: {
      origin: app.origin,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
}

async function codeFor(app: App, recipient: string): Promise<string> {
  const { origin, key } = await app.internal();
  const answer = await fetch(`${origin}/commands/outbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-waybill-internal': key },
    body: JSON.stringify({ limit: 50 }),
  });
  const { messages } = outboxSchema.parse(await answer.json());
  const code = messages.find((message) => message.recipient === recipient)?.body.match(/\b\d{6}\b/)?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${recipient}`);
  return code;
}

/**
 * Signs in at a portal with the embedded identity server.
 * @param readCode reads the code from its outbox; the usual way is for a portal on PGlite
 * @returns its Cookie header
 */
export async function signInAt(app: App, email: string, readCode = codeFor): Promise<string> {
  const sent = await callGateway(app, '/otps/email/login_or_create', { email });
  const { method_id } = sentSchema.parse(await sent.json()).data;
  const token = await readCode(app, email);
  const body = { token, method_id, session_duration_minutes: 60 };
  const answer = await callGateway(app, '/otps/authenticate', body);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
