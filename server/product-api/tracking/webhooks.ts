import { AppError, ErrorCode } from '@/lib/contract/errors';
import {
  trackingSourceNames,
  type TrackingSourceName,
  type WebhookSecrets,
} from '@/lib/contract/product-api/tracking-sources';
import { log } from '@/lib/runtime/log';
import { accountsOfNumber } from '@/server/database/repositories/operators/operators-legs';
import { parseObject, readBytes } from '../http/body';
import type { CarrierTracker } from './carriers/tracker';
import type { ProductDependencies } from '../http/caller';
import { ingestKnownTracker } from './ingest';
import { sources } from './registry';

/** How many shipments a message was about; 0 is no fault of its sender. */
export interface WebhookAnswer {
  received: true;
  shipments: number;
}

/** Tells every account that has the shipment; each is a transaction of its own. @returns how many had it */
async function tell(
  name: TrackingSourceName,
  tracker: CarrierTracker,
  { db, clock }: ProductDependencies,
): Promise<number> {
  const { carrier, trackingNumber } = tracker;
  let updated = 0;
  for (const account of await accountsOfNumber(db, carrier, trackingNumber)) {
    const input = { account, tracker, source: 'webhook' as const, now: clock() };
    if (await ingestKnownTracker(db, input)) updated += 1;
  }
  if (updated === 0) {
    log.info('webhook_unknown_shipment', { source: name, carrier, numberEnds: trackingNumber.slice(-4) });
  }
  return updated;
}

async function receive(
  name: TrackingSourceName,
  secret: string,
  request: Request,
  dependencies: ProductDependencies,
): Promise<WebhookAnswer> {
  const source = sources[name].webhook;
  const body = await readBytes(request);
  if (!source.isSigned(request.headers, body, secret)) {
    throw new AppError(ErrorCode.authenticationFailed, 'The signature is missing or wrong');
  }
  const reading = source.read(parseObject(body));
  if (!reading) return { received: true, shipments: 0 };
  const { tracker, issues, unknownStatuses = [] } = reading;
  // A message that can't be read will not be better when it is sent again: named in the log, and taken.
  if (issues.length > 0) log.warn('webhook_unreadable', { source: name, issues });
  if (unknownStatuses.length > 0)
    log.warn('webhook_unknown_status', { source: name, statuses: unknownStatuses });
  return { received: true, shipments: tracker ? await tell(name, tracker, dependencies) : 0 };
}

type Call = (request: Request, dependencies: ProductDependencies) => Promise<WebhookAnswer>;

/** The webhooks of the sources whose secret is set: `POST webhooks/easypost` and so on (data-model "Product API"). */
export function webhookCalls(secrets: WebhookSecrets = {}): Record<string, Call> {
  const calls: Record<string, Call> = {};
  for (const name of trackingSourceNames) {
    const secret = secrets[name];
    if (secret === undefined) continue;
    calls[`POST webhooks/${name}`] = (request, dependencies) => receive(name, secret, request, dependencies);
  }
  return calls;
}
