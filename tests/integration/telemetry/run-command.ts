import type { App } from '../../support/app';

/** Runs a command in the running portal, as `npm run waybill` does. @throws what it refuses */
export async function runCommand(app: App, name: string, body: unknown): Promise<unknown> {
  const { origin, key } = await app.internal();
  const answer = await fetch(`${origin}/commands/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-waybill-internal': key },
    body: JSON.stringify(body),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(told));
  return told;
}
