// A mail server that takes a moment for each message, and databases with messages that are due.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../../server/cli/paths.mjs';
import { atTheEnd, expectGoingOn } from '../clean-up.mjs';
import { pinnedTo, run } from '../processes.mjs';
import { freePort } from '../server.mjs';
import { bundle } from '../typescript.mjs';

const program = path.join(root, 'tests', 'bench', 'queue', 'mail-server.mjs');
/** ms that the mail server takes for a message. */
const moment = 20;

/** Starts a mail server on the other core. `ask` gives how many mails it has `taken`, and the `newest`. */
export async function startMailServer() {
  expectGoingOn();
  const port = await freePort();
  const [command, args] = pinnedTo(1, process.execPath, [program, String(port), String(moment)]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const stop = atTheEnd(() => child.kill('SIGKILL'));
  await once(child, 'message');
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop,
    ask: async () => {
      child.send('look');
      const [answer] = await once(child, 'message');
      return answer;
    },
  };
}

/** Fills a portal's database, before it starts, with so many messages that are due. */
export async function fillQueue({ folder, dataDir, env, messages }) {
  const program = await bundle('tests/bench/queue/fill.ts', folder);
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env } };
  await run(process.execPath, [program, dataDir, String(messages)], options);
}
