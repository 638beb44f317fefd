import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/**
 * Sends raw bytes and reads until the server closes the connection, or until the first answer is complete.
 */
export function sendRaw(origin: string, payload: string | Buffer | (string | Buffer)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const finish = () => {
      socket.destroy();
      resolve(parse(Buffer.concat(chunks).toString('latin1')));
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks).toString('latin1'))) finish();
    });
    socket.once('close', finish);
    socket.once('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
    for (const part of Array.isArray(payload) ? payload : [payload]) socket.write(part);
  });
}

/** The final answer, without interim ones such as `100 Continue`. */
function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/, '').split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

function isWhole(text: string): boolean {
  const { head, body } = parse(text);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length !== undefined && body.length >= Number(length);
}
