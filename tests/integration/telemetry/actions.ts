import type { App } from '../../support/app';

async function runCommand(app: App, name: string, body: unknown): Promise<void> {
  const { origin, key } = await app.internal();
  const answer = await fetch(`${origin}/commands/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-waybill-internal': key },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Has the demo customer's warehouse told of what its customers do. */
export const addWebhook = (app: App, url: string) =>
  runCommand(app, 'webhook-create', { warehouse: 'MIA', url });

/** Announces a package as a signed-in customer, by the product API. */
export async function announcePackage(app: App, cookie: string): Promise<void> {
  const jwt = /stytch_session_jwt=([^;]+)/.exec(cookie)?.[1] ?? '';
  const answer = await fetch(`${app.origin}/api/preAlertPackage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
    body: JSON.stringify({ trackingNumber: '1Z5R89390357567127', nickname: 'marker-in-body' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Has the portal take a backup each day, the first at once. */
export const planBackups = (app: App, folder: string) =>
  runCommand(app, 'backups-plan', { every: 86_400, keep: 14, folder, tell: null });
