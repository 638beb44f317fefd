import { afterEach, beforeEach, vi } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import type { Database } from '@/server/database';

/** The commands of a database, answering in JSON as a server does. @param environment its settings */
export function commandConnection(db: Database, environment: Record<string, string> = {}): Connection {
  const commands = createCommands({ db, clock: () => new Date(), settings: parseSettings(environment) });
  return {
    run: async (command, body) => JSON.parse(JSON.stringify(await commands[command](body))) as unknown,
    close: async () => undefined,
  };
}

/** Keeps what is printed during each test of the suite, in place of printing it. */
export function watchTerminal() {
  let printed: string[] = [];
  beforeEach(() => {
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  return { output: () => printed.join('\n'), clear: () => void (printed = []) };
}
