import { lookup as systemLookup } from 'node:dns';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { endingOf, timed } from '@/lib/runtime/telemetry';

/** Where a webhook may not go. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface PostOptions {
  /** Whether addresses that are not public are allowed. */
  allowPrivate: boolean;
  /** ms for the whole exchange. */
  timeLimit?: number;
  /** Resolves names; the system's by default. */
  lookup?: LookupFunction;
}

interface WebhookMessage {
  headers: Record<string, string>;
  body: string;
}

export interface PostAnswer {
  status: number;
  /** Its first characters. */
  text: string;
}

const defaultTimeLimit = 10_000;
/** How much of an answer is read, in bytes. */
const answerLimit = 2_048;

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Why a connection to an address may not be made; undefined when it may. */
function refusalOf(address: string, { protocol }: URL, allowPrivate: boolean): AddressRefused | undefined {
  const range = ipaddr.process(address).range();
  if (range !== 'unicast' && !allowPrivate)
    return new AddressRefused(`${address} is no public address (WEBHOOK_PRIVATE_ADDRESSES)`);
  if (protocol === 'http:' && range !== 'loopback')
    return new AddressRefused(`http goes to this machine alone, and ${address} is another`);
  return undefined;
}

/**
 * Resolves a name for the connection that uses the result, so that nothing else can be resolved after the check. A name
 * is refused if any of its addresses is.
 */
function checkedLookup(url: URL, { allowPrivate, lookup = systemLookup }: PostOptions): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      const refusals = addresses.map(({ address }) => refusalOf(address, url, allowPrivate));
      const refused = error ?? refusals.find((refusal) => refusal !== undefined);
      if (refused || !first) done(refused ?? new Error(`${hostname} has no address`), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** The beginning of an answer's body, or what of it came within the time limit. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= answerLimit) break;
    }
  } catch {
    // The status has come, and says it all.
  }
  const text = Buffer.concat(chunks).subarray(0, answerLimit).toString('utf8');
  return text.replaceAll('\0', '');
}

/**
 * POSTs a text to an address of somebody else's choice. Redirects are not followed.
 * @throws AddressRefused for an address that is not allowed; Error when no answer comes
 */
export function postTo(url: URL, message: WebhookMessage, options: PostOptions): Promise<PostAnswer> {
  return timed({ kind: 'webhook', host: url.host }, () => post(url, message, options), endingOf);
}

async function post(url: URL, { headers, body }: WebhookMessage, options: PostOptions): Promise<PostAnswer> {
  const { allowPrivate, timeLimit = defaultTimeLimit } = options;
  const host = bareHost(url);
  // An address in place of a name is connected to without a look-up.
  const refused = isIP(host) === 0 ? undefined : refusalOf(host, url, allowPrivate);
  if (refused) throw refused;
  const signal = AbortSignal.timeout(timeLimit);
  const { request } = url.protocol === 'https:' ? https : http;
  const length = String(Buffer.byteLength(body));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending: ClientRequest = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      agent: false,
      lookup: checkedLookup(url, options),
      signal,
    });
    sending.on('response', resolve);
    sending.on('error', (error) =>
      reject(signal.aborted ? new Error(`No answer within ${timeLimit / 1000} seconds`) : error),
    );
    sending.end(body);
  });
  try {
    return { status: answer.statusCode ?? 0, text: await beginningOf(answer) };
  } finally {
    answer.destroy();
  }
}
