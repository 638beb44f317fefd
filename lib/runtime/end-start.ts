import { log } from './log';

/** Whether the message alone says what to do: a stack would only hide it. */
const explainsItself = (error: unknown): error is Error =>
  error instanceof Error && /^(SettingsError|DataDirLockedError|MessagesError)$/.test(error.name);

/** Ends a process whose server can't be started, with the reason: nothing would work. */
export function endStart(error: unknown): never {
  if (explainsItself(error)) process.stderr.write(`\n${error.message}\n`);
  else log.error('start_failed', { error });
  process.exit(1);
}
