import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Lin's warehouse and suite. */
const warehouse = 'MIA';
const suiteNumber = 'MIA-20917';

/** What a warehouse calls a package that no other test knows. */
export const newReference = () => `E2E-${Math.random().toString(36).slice(2, 12).toUpperCase()}`;

export type OperatorCall = (name: 'packages' | 'events', row: object) => Promise<string>;

/**
 * A warehouse system with a key of its own, made by the operator's command. It tells one row at a time, of Lin's
 * packages. @returns the id in the row's answer; throws when the row was not taken
 */
export async function operatorOf(portal: string): Promise<OperatorCall> {
  const { stdout } = await run(
    process.execPath,
    ['server/cli/waybill.mjs', 'api-key', 'create', '--warehouse', warehouse, '--name', 'End-to-end tests'],
    { cwd: root, env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );
  const key = /wbk_\S+/.exec(stdout)?.[0];
  if (key === undefined) throw new Error(`No key was made: ${stdout}`);
  return async (name, row) => {
    const answer = await fetch(new URL(`/api/operator/${name}`, portal), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rows: [name === 'packages' ? { suiteNumber, ...row } : row] }),
    });
    const text = await answer.text();
    const { rows } = JSON.parse(text) as { rows?: { outcome: string; id?: string }[] };
    const [told] = rows ?? [];
    if (!told || told.outcome === 'rejected') throw new Error(`The row was not taken: ${text}`);
    return told.id ?? '';
  };
}
