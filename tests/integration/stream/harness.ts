import { openDatabase, type OpenedDatabase } from '@/server/database';
import { openStream, type TestStream } from '../../support/event-stream';
import { startOperators, type Operators, type TestOperator } from '../operators/harness';

/** An instance of the product API: where two share a PostgreSQL, one of them. */
export interface Instance extends Operators {
  opened: OpenedDatabase;
  /** Opens the stream of a customer. */
  stream: (person: Person, options?: { lastId?: string; query?: string }) => Promise<TestStream>;
  stop: () => Promise<void>;
}

/** A customer who is signed in. */
export interface Person {
  account: TestOperator['account'];
  sessionId?: string;
}

type Options = NonNullable<Parameters<typeof startOperators>[1]>;

/** Starts an instance over a database. PGlite has one process, which all its instances share. */
export async function startInstance(
  { url, ...opened }: OpenedDatabase & { url?: string },
  options: Options = {},
): Promise<Instance> {
  const own = url === undefined ? opened : await openDatabase({ url });
  const operators = await startOperators(own.db, options);
  return {
    ...operators,
    opened: own,
    stream: async ({ account, sessionId }, { lastId, query = '' } = {}) => {
      const token = await operators.tokenOf({
        subject: `user-${account.id}`,
        email: account.email,
        ...(sessionId && { sessionId }),
      });
      return openStream(`${operators.origin}/api/streamMyChanges${query}`, {
        authorization: `Bearer ${token}`,
        ...(lastId && { 'last-event-id': lastId }),
      });
    },
    stop: async () => {
      await operators.close();
      if (url !== undefined) await own.close();
    },
  };
}

/** The same, once its stream stands. */
export async function readyStream(
  instance: Instance,
  ...rest: Parameters<Instance['stream']>
): Promise<TestStream> {
  const stream = await instance.stream(...rest);
  await stream.until(() => stream.messages.length > 0);
  return stream;
}
