import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenWith } from '../../support/listen';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Somebody else's server that takes webhooks: 204, or what a test has it answer. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer = (response: ServerResponse): unknown => response.writeHead(204).end();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      answer(response);
    });
  });
  const { origin, close } = await listenWith(server);
  return {
    origin,
    close,
    received,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
