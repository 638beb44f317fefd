import { formatDateTime } from '@/lib/format';
import { rotateKeysResultSchema } from '../rotate-keys';
import type { Connection } from './connect';

/** `rotate-keys`: rotates the signing key and prints when the new one takes over. @returns the exit code */
export async function runRotateKeys(connection: Connection): Promise<number> {
  const answer = rotateKeysResultSchema.parse(await connection.run('rotate-keys', {}));
  console.log(
    `The new key ${answer.kid} is published and signs from ${formatDateTime(answer.signsFrom)} UTC.`,
  );
  console.log(
    `The previous key verifies until ${formatDateTime(answer.formerVerifyUntil)} UTC; nobody is signed out.`,
  );
  return 0;
}
