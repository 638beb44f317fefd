import { changeIdSchema } from '@/lib/domain/operator/change-id';
import { formatDateTime } from '@/lib/format';
import { eventListSchema, eventsRepeatedSchema } from '../events';
import type { Work } from './connect';
import { countOption } from './count-option';
import { table } from './table';
import { UsageError } from './usage';

function listWork(limit: string | undefined): Work {
  const count = countOption(limit);
  return async (connection) => {
    const events = eventListSchema.parse(await connection.run('event-list', { limit: count }));
    const rows = events.map(({ id, kind, warehouse, consumer, failedAt, isRepeated, reason }) => [
      ...[id, kind, warehouse, consumer, formatDateTime(failedAt), isRepeated ? 'is tried again' : reason],
    ]);
    const heading = ['Id', 'Kind', 'Warehouse', 'Not taken by', 'Tried (UTC)', 'Reason'];
    console.log(rows.length > 0 ? table(heading, rows) : 'Everybody has taken every event.');
    return 0;
  };
}

function repeatWork([id, ...more]: string[]): Work {
  const isKnown = id === 'all' || changeIdSchema.safeParse(id).success;
  if (!isKnown || more.length > 0)
    throw new UsageError('Name one event by its id, or all: event repeat chg_…');
  return async (connection) => {
    const { repeated } = eventsRepeatedSchema.parse(await connection.run('event-repeat', { id }));
    console.log(`${repeated} ${repeated === 1 ? 'event is' : 'events are'} handed on again by the server.`);
    return 0;
  };
}

/** `event list|repeat`. @throws UsageError */
export function eventWork([action, ...rest]: string[], { limit }: { limit?: string | undefined }): Work {
  if (action === 'list') return listWork(limit);
  if (action === 'repeat') return repeatWork(rest);
  throw new UsageError('Say what to do with events that could not be handed on: event list or repeat');
}
