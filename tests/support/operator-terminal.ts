import { beforeAll, beforeEach, vi } from 'vitest';
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

/** Keeps what the suite's set-up prints, and then what each test prints, in place of printing it. */
export function watchTerminal() {
  let printed: string[] = [];
  const clear = () => void (printed = []);
  beforeAll(() => {
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    return () => log.mockRestore();
  });
  beforeEach(clear);
  return { output: () => printed.join('\n'), clear };
}
