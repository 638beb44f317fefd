import { createServer } from 'node:http';
import { listenWith } from './listen';

interface HookCall {
  signature: string;
  body: string;
}

export interface SmsHook {
  url: string;
  calls: HookCall[];
  /** What the next answers are; 200 when nothing is set. `drop` breaks the connection. */
  answers: (number | 'drop')[];
  close: () => Promise<void>;
}

/** An operator's SMS hook on a free port, which answers as it is told. */
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
