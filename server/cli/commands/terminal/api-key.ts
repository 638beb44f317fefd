import { operatorScopes, operatorScopeSchema, usualScopes } from '@/lib/domain/operator/operator';
import { formatDate } from '@/lib/format';
import { keyListSchema, newKeyResultSchema } from '../api-keys';
import type { Work } from './connect';
import { table } from './table';
import { UsageError } from './usage';

interface KeyArguments {
  name?: string | undefined;
  warehouse?: string | undefined;
  scope?: string[] | undefined;
}

function createWork({ name, warehouse, scope = [...usualScopes] }: KeyArguments): Work {
  if (!name?.trim()) throw new UsageError('--name is needed: it says whose key it is');
  if (!warehouse?.trim()) throw new UsageError('--warehouse is needed, such as MIA');
  const scopes = operatorScopeSchema.array().safeParse(scope);
  if (!scopes.success) throw new UsageError(`--scope may be: ${operatorScopes.join(', ')}`);
  return async (connection) => {
    const body = { name, warehouse, scopes: scopes.data };
    const answer = newKeyResultSchema.parse(await connection.run('api-key-create', body));
    console.log(`id   ${answer.id}`);
    console.log(`key  ${answer.key}  (shown only now)`);
    return 0;
  };
}

const listWork: Work = async (connection) => {
  const keys = keyListSchema.parse(await connection.run('api-key-list', {}));
  const rows = keys.map(({ id, name, warehouse, hint, scopes, createdAt, lastUsedAt, revokedAt }) => [
    id,
    name,
    warehouse,
    `${hint}…`,
    scopes.join(','),
    formatDate(createdAt),
    lastUsedAt ? formatDate(lastUsedAt) : 'never',
    revokedAt ? 'revoked' : 'live',
  ]);
  const heading = ['Id', 'Name', 'Warehouse', 'Key', 'Scopes', 'Created', 'Last used', 'State'];
  console.log(keys.length > 0 ? table(heading, rows) : 'There are no API keys.');
  return 0;
};

function revokeWork([id, ...more]: string[]): Work {
  if (id === undefined || more.length > 0)
    throw new UsageError('Name one key by its id: api-key revoke key_…');
  return async (connection) => {
    await connection.run('api-key-revoke', { id });
    console.log(`${id} is revoked.`);
    return 0;
  };
}

/** `api-key create|list|revoke`. @throws UsageError */
export function apiKeyWork([action, ...rest]: string[], values: KeyArguments): Work {
  if (action === 'create') return createWork(values);
  if (action === 'list') return listWork;
  if (action === 'revoke') return revokeWork(rest);
  throw new UsageError('Say what to do with keys: api-key create, list or revoke');
}
