import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';

/** A backup by the portal's own command failed; the message is what it printed. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError';
}

/** Bytes of what it prints that are kept. */
const printed = 2_000;

/** Of `nice`: visitors go first. */
const priority = 10;

/** The commands' entry, in a checkout or a container. */
function entry(): string {
  const [checkout = '', container = ''] = ['waybill.mjs', 'container.mjs'].map((name) =>
    path.join(process.cwd(), 'server', 'cli', name),
  );
  return existsSync(checkout) ? checkout : container;
}

/**
 * Takes a backup by `waybill -- backup FILE` in a process of its own: reading all rows and compressing them would hold up
 * everybody whom this one answers.
 * @throws CommandFailedError, or the signal's reason once the process is gone
 */
export async function backUpByCommand(file: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [entry(), 'backup', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text = `${text}${chunk.toString()}`.slice(0, printed);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
      if (child.pid !== undefined) setPriority(child.pid, priority);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new CommandFailedError(text.trim() || `The command ended with ${code}.`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
