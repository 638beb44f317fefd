import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { internalKeyHeader } from '@/lib/runtime/headers';

/**
 * Runs an operator's command on the portal under test, as `npm run waybill` does, without a separate process.
 * @param result schema of the command's answer
 */
export async function serverCommand<T>(name: string, body: unknown, result: z.ZodType<T>): Promise<T> {
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
