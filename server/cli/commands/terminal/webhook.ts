import { formatDate } from '@/lib/format';
import { replayedSchema, secretSchema, testedSchema } from '@/server/webhooks/manage';
import { webhookListSchema, webhookShownSchema } from '../webhooks';
import type { Work } from './connect';
import { table } from './table';
import { UsageError } from './usage';

/** The options that describe a webhook and a replay. */
export const webhookOptions = {
  url: { type: 'string' },
  kind: { type: 'string', multiple: true },
  change: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

interface WebhookValues {
  warehouse?: string | undefined;
  url?: string | undefined;
  kind?: string[] | undefined;
  change?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function createWork({ warehouse, url, kind }: WebhookValues): Work {
  if (!warehouse?.trim()) throw new UsageError('--warehouse is needed, such as MIA');
  if (!url?.trim()) throw new UsageError('--url is needed: where to tell of changes');
  return async (connection) => {
    const body = { warehouse, url, ...(kind && { kind }) };
    const { id, secret } = secretSchema.parse(await connection.run('webhook-create', body));
    console.log(`id      ${id}`);
    console.log(`secret  ${secret}  (shown only now)`);
    return 0;
  };
}

const listWork: Work = async (connection) => {
  const webhooks = webhookListSchema.parse(await connection.run('webhook-list', {}));
  const rows = webhooks.map(({ id, warehouse, url, kinds, disabledAt }) => [
    id,
    warehouse,
    url,
    kinds.join(','),
    disabledAt ? 'disabled' : 'enabled',
  ]);
  const heading = ['Id', 'Warehouse', 'Address', 'Kinds', 'State'];
  console.log(webhooks.length > 0 ? table(heading, rows) : 'There are no webhooks.');
  return 0;
};

const showWork =
  (id: string): Work =>
  async (connection) => {
    const webhook = webhookShownSchema.parse(await connection.run('webhook-show', { id }));
    const { url, kinds, createdAt, disabledAt, disabledReason, tries } = webhook;
    console.log(`${id}  ${url}`);
    console.log(
      `made ${formatDate(new Date(createdAt))}, ${disabledAt ? `disabled: ${disabledReason}` : 'enabled'}`,
    );
    console.log(`kinds: ${kinds.join(', ')}`);
    for (const { at, change, kind, webhookId, status, reason, body, answer } of tries) {
      console.log(`\n${at}  ${change} ${kind}  ${reason ?? `delivered (${status})`}`);
      console.log(`  ${webhookId}: ${body}`);
      if (answer) console.log(`  answer: ${answer}`);
    }
    return 0;
  };

const rotateWork =
  (id: string): Work =>
  async (connection) => {
    const { secret } = secretSchema.parse(await connection.run('webhook-rotate', { id }));
    console.log(`secret  ${secret}  (shown only now; the one before signs, too, for a day)`);
    return 0;
  };

const replayWork =
  (id: string, { change, from, to }: WebhookValues): Work =>
  async (connection) => {
    const body = { id, ...(change && { change }), ...(from && { from }), ...(to && { to }) };
    const { count } = replayedSchema.parse(await connection.run('webhook-replay', body));
    console.log(`${count} to be delivered again.`);
    return 0;
  };

const testWork =
  (id: string): Work =>
  async (connection) => {
    const tested = testedSchema.parse(await connection.run('webhook-test', { id }));
    const { status = 0, answer = '', reason } = tested;
    console.log(reason ?? `Answered ${status}${answer && `: ${answer}`}`);
    return status >= 200 && status < 300 ? 0 : 1;
  };

/** A change of one webhook, and the word for what it is then. */
const changeWork =
  (id: string, command: 'webhook-enable' | 'webhook-disable' | 'webhook-delete', word: string): Work =>
  async (connection) => {
    await connection.run(command, { id });
    console.log(`${id} is ${word}.`);
    return 0;
  };

/** `webhook create|list|show|test|rotate|enable|disable|delete|replay`. @throws UsageError */
export function webhookWork([action, id, ...more]: string[], values: WebhookValues): Work {
  if (action === 'create') return createWork(values);
  if (action === 'list') return listWork;
  if (id === undefined || more.length > 0)
    throw new UsageError('Name one webhook by its id: webhook show whk_…');
  switch (action) {
    case 'show':
      return showWork(id);
    case 'test':
      return testWork(id);
    case 'rotate':
      return rotateWork(id);
    case 'replay':
      return replayWork(id, values);
    case 'enable':
      return changeWork(id, 'webhook-enable', 'enabled');
    case 'disable':
      return changeWork(id, 'webhook-disable', 'disabled');
    case 'delete':
      return changeWork(id, 'webhook-delete', 'deleted');
    default:
      throw new UsageError(
        'Say what to do with webhooks: create, list, show, test, rotate, enable, disable, delete or replay',
      );
  }
}
