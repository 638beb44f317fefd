// A PostgreSQL of this run's own, where the machine has its server programs.
import pg from 'pg';
import { atTheEnd } from './clean-up.mjs';
import { load } from './typescript.mjs';

/**
 * Starts a cluster as the integration tests do.
 * @returns makes an empty database and gives its address; null where there are no server programs
 */
export async function startPostgresql() {
  // The tests start theirs for the long run only.
  process.env.WAYBILL_FULL = '1';
  const { default: setUp } = await load('tests/support/postgresql.ts');
  let cluster;
  const stop = await setUp({ provide: (_, address) => (cluster = address) });
  delete process.env.WAYBILL_FULL;
  if (!stop) return null;
  atTheEnd(stop);

  let made = 0;
  return async () => {
    made += 1;
    const client = new pg.Client({ connectionString: cluster });
    await client.connect();
    await client.query(`create database bench_${made}`);
    await client.end();
    const own = new URL(cluster);
    own.pathname = `/bench_${made}`;
    return own.href;
  };
}
