import { createServer } from 'node:http';
import { listenWith } from './listen';

interface HookCall {
  signature: string;
  body: string;
}

export interface SmsHook {
  url: string;
  calls: HookCall[];
  /** The next answers; 200 by default. `drop` breaks the connection. */
  answers: (number | 'drop')[];
  close: () => Promise<void>;
}

/** An operator's SMS hook on a free port, with configurable answers. */
export async function startSmsHook(): Promise<SmsHook> {
  const calls: HookCall[] = [];
  const answers: SmsHook['answers'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['waybill-signature']);
      calls.push({ signature, body: Buffer.concat(chunks).toString('utf8') });
      const answer = answers.shift() ?? 200;
      if (answer === 'drop') request.socket.destroy();
      else response.writeHead(answer, { location: '/elsewhere' }).end();
    });
  });
  const { origin, close } = await listenWith(server);
  return { url: `${origin}/messages`, calls, answers, close };
}
