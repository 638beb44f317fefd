import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { internalKeyHeader } from '@/lib/runtime/headers';
import type { Commands } from '@/server/cli/commands';

/**
 * Runs an operator's command on the portal under test, as `npm run waybill` does, without a separate process.
 * @param result schema of the command's answer
 */
export async function serverCommand<T>(
  name: keyof Commands,
  body: unknown,
  result: z.ZodType<T>,
): Promise<T> {
  if (process.env.E2E_DATABASE_URL) {
    // All commands are much to load for the tests of the other portal, which need none of them.
    const { databaseCommand } = await import('./database-command');
    return result.parse(await databaseCommand(name, body));
  }
  const serverFile = path.join(process.env.E2E_DATA_DIR ?? '.', 'server.json');
  const { origin, key } = JSON.parse(await readFile(serverFile, 'utf8')) as { origin: string; key: string };
  const answer = await fetch(`${origin}/commands/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [internalKeyHeader]: key },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The command ${name} failed: ${text}`);
  return result.parse(JSON.parse(text));
}
