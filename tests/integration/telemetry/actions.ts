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

/** Has the demo customer's warehouse told of packages that arrive. */
export const addWebhook = (app: App, url: string) =>
  runCommand(app, 'webhook-create', { warehouse: 'MIA', url, kind: ['package.delivered'] });

/** Has a package of the demo customer delivered, as its carrier tells it. */
export function deliverPackage(app: App, number: string): Promise<void> {
  const scan = { message: 'Delivered', status: 'delivered', source: 'UPS' };
  const row = {
    object: 'Tracker',
    tracking_code: number,
    carrier: 'UPS',
    status: 'delivered',
    tracking_details: [{ ...scan, datetime: new Date().toISOString() }],
  };
  return runCommand(app, 'ingest', { customer: 'ada@waybill.example', rows: [{ index: 0, row }] });
}
