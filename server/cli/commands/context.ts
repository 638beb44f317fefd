import type { Settings } from '@/lib/runtime/settings';
import type { Database } from '@/server/database';

/** The dependencies of a command, in the running server or in a process of its own. */
export interface CommandContext {
  db: Database;
  clock: () => Date;
  settings: Settings;
}
