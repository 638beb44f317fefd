import { impersonateResultSchema } from '../impersonate';
import type { Connection } from './connect';
import { UsageError } from './usage';

/**
 * `impersonate <e-mail or user id> --by "<name>"`: prints the link that signs an operator in as a customer.
 * @returns the exit code
 */
export async function runImpersonate(
  connection: Connection,
  users: string[],
  by: string | undefined,
): Promise<number> {
  const [user, ...more] = users;
  if (user === undefined || more.length > 0) throw new UsageError('Name one e-mail address or user id');
  if (!by?.trim()) throw new UsageError('Say who you are: --by "<your name>"');
  const answer = impersonateResultSchema.parse(await connection.run('impersonate', { user, by }));
  console.log(`${answer.link}\n`);
  console.log(`Signs you in as ${answer.userId}: once, within five minutes, for an hour.`);
  console.log('Open it in a private window: it replaces your own session.');
  return 0;
}
