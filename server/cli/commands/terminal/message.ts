import { messageStatuses } from '@/lib/domain/notification/message';
import { formatDateTime } from '@/lib/format';
import { messageListSchema, repeatResultSchema } from '../customer-messages';
import type { Work } from './connect';
import { countOption } from './count-option';
import { table } from './table';
import { UsageError } from './usage';

interface MessageArguments {
  warehouse?: string | undefined;
  customer?: string | undefined;
  status?: string | undefined;
  limit?: string | undefined;
}

function listWork({ warehouse, customer, status, limit }: MessageArguments): Work {
  const wanted = messageStatuses.find((known) => known === status);
  if (status !== undefined && wanted === undefined)
    throw new UsageError(`--status may be: ${messageStatuses.join(', ')}`);
  const count = countOption(limit);
  return async (connection) => {
    const body = { warehouse, customer, status: wanted, limit: count };
    const messages = messageListSchema.parse(await connection.run('message-list', body));
    const rows = messages.map((message) => [
      message.id,
      message.suite,
      message.channel,
      message.status,
      String(message.tries),
      formatDateTime(message.changedAt),
      message.subject ?? '–',
      message.reason ?? '–',
    ]);
    const heading = ['Id', 'Suite', 'Channel', 'Status', 'Tries', 'Changed (UTC)', 'Subject', 'Reason'];
    console.log(rows.length > 0 ? table(heading, rows) : 'There are no such messages.');
    return 0;
  };
}

function repeatWork([id, ...more]: string[]): Work {
  if (id === undefined || more.length > 0)
    throw new UsageError('Name one message by its id, or all: message repeat msg_…');
  return async (connection) => {
    const { repeated } = repeatResultSchema.parse(await connection.run('message-repeat', { id }));
    console.log(`${repeated} ${repeated === 1 ? 'message goes' : 'messages go'} out again.`);
    return 0;
  };
}

/** `message list|repeat`. @throws UsageError */
export function messageWork([action, ...rest]: string[], values: MessageArguments): Work {
  if (action === 'list') return listWork(values);
  if (action === 'repeat') return repeatWork(rest);
  throw new UsageError('Say what to do with messages to customers: message list or repeat');
}
