import { randomUUID } from 'node:crypto';
import { newKeyResultSchema } from '@/server/cli/commands/api-keys';
import { serverCommand } from './server-command';

/** The warehouse of all customers of the portal under test. */
const warehouse = 'MIA';

/** A package reference that no other test uses. */
export const newReference = () => `E2E-${randomUUID().slice(0, 13).toUpperCase()}`;

const kinds = ['packages', 'events', 'invoices', 'payments', 'creditNotes', 'refunds'] as const;

export type OperatorCall = (name: (typeof kinds)[number], row: object) => Promise<string>;

const newKey = () =>
  serverCommand('api-key-create', { warehouse, name: 'End-to-end tests', scopes: kinds }, newKeyResultSchema);

/**
 * A warehouse system with a key of its own. It sends one row of a suite at a time.
 * @returns the id in the row's answer; throws when the row was not accepted
 */
export function operatorOf(portal: string, suiteNumber: string): OperatorCall {
  const made = newKey();
  return async (name, row) => {
    const { key } = await made;
    const answer = await fetch(new URL(`/api/operator/${name}`, portal), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rows: [name === 'events' ? row : { suiteNumber, ...row }] }),
    });
    const text = await answer.text();
    const { rows } = JSON.parse(text) as { rows?: { outcome: string; id?: string }[] };
    const [result] = rows ?? [];
    if (!result || result.outcome === 'rejected') throw new Error(`The row was not taken: ${text}`);
    return result.id ?? '';
  };
}
