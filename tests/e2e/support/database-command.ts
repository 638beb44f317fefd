import { parseSettings } from '@/lib/runtime/settings/settings';
import type { Commands } from '@/server/cli/commands';
import { connect } from '@/server/cli/commands/terminal/connect';

/** Runs an operator's command on a portal's PostgreSQL, where it needs no server. */
export async function databaseCommand(name: keyof Commands, body: unknown): Promise<unknown> {
  const { E2E_DATABASE_URL: DATABASE_URL, E2E_DATA_DIR: DATA_DIR } = process.env;
  const connection = await connect(parseSettings({ DATABASE_URL, DATA_DIR }));
  try {
    return await connection.run(name, body);
  } finally {
    await connection.close();
  }
}
