import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Mail {
  to: string[];
  source: string;
  /** When it was taken; ms since 1970. */
  at: number;
}

export interface MailServer {
  url: string;
  mails: Mail[];
  /** The reply to each recipient from now on, such as 451 or 550; null to accept. */
  reply: (code: number | null) => void;
  /** Takes nothing for an address from now on. */
  refuse: (address: string) => void;
  /** Answers no message until it is told to go on. */
  hold: () => void;
  goOn: () => void;
  close: () => Promise<void>;
}

/** The text and the HTML part of a mail, decoded. */
export function partsOf(source: string): { text: string; html: string } {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const decode = (type: string) => {
    const part = source.split(`--${boundary}`).find((some) => some.includes(`Content-Type: ${type}`)) ?? '';
    const body = part.slice(part.indexOf('\r\n\r\n') + 4);
    if (/Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
    const bytes = body
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  };
  return { text: decode('text/plain'), html: decode('text/html') };
}

/** A mail server on a free port that accepts everything, or nothing. */
export async function startMailServer({ refuse = false } = {}): Promise<MailServer> {
  const mails: Mail[] = [];
  let refusal: number | null = refuse ? 550 : null;
  const refused = new Set<string>();
  const held: (() => void)[] = [];
  let isHolding = false;
  const replyTo = (address: string) => (refused.has(address) ? 550 : refusal);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, callback) => {
      const responseCode = replyTo(address);
      callback(
        responseCode === null ? null : Object.assign(new Error(`Not taken: ${address}`), { responseCode }),
      );
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const take = () => {
          mails.push({ to, source: Buffer.concat(chunks).toString('utf8'), at: Date.now() });
          callback();
        };
        if (isHolding) held.push(take);
        else take();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    reply: (code) => {
      refusal = code;
    },
    refuse: (address) => void refused.add(address),
    hold: () => {
      isHolding = true;
    },
    goOn: () => {
      isHolding = false;
      for (const take of held.splice(0)) take();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const encodedWord = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

/** The subject of a mail, decoded (RFC 2047). */
export function subjectOf(source: string): string {
  const [, folded = ''] = /^Subject: ((?:.*\r\n )*.*)\r\n/m.exec(source) ?? [];
  // Blanks between two encoded words only separate them.
  const header = folded.replace(/\?=\s+=\?/g, '?==?').replace(/\r\n /g, ' ');
  return header.replace(encodedWord, (_, kind: string, word: string) => {
    if (kind.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString('utf8');
    const bytes = word
      .replaceAll('_', ' ')
      .replace(/=([\dA-F]{2})/g, (__, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
}
