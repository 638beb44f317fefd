import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { StandInRefunds } from './stand-in-stripe-refunds';

interface StandInSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  expires_at: number;
  payment_intent: string | null;
  metadata: Record<string, string>;
}

interface StandInIntent {
  id: string;
  object: 'payment_intent';
  status: string;
  metadata: Record<string, string>;
}

/** What is wrong with the stand-in: it hangs up, before or after it did what it was asked, answers a page, or another body. */
type Fault = 'away' | 'lost' | 'html' | 'nonsense';

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/**
 * Speaks the part of Stripe's documented wire that the adapter uses (https://docs.stripe.com/api): Checkout sessions,
 * payment intents, refunds and lists of them, idempotency keys and errors. Its webhooks are signed by Stripe's own package.
 */
export async function startStandInStripe() {
  const webhookSecret = 'whsec_stand_in';
  const sessions = new Map<string, StandInSession>();
  const intents = new Map<string, StandInIntent>();
  const answers = new Map<string, { params: string; answer: object }>();
  const refunds = new StandInRefunds((intent) => {
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    return session && { amount: session.amount_total, currency: session.currency };
  });
  const asked: { path: string; key: string | undefined; params: Record<string, string> }[] = [];
  let fault: Fault | undefined;
  let count = 0;

  const refuse = (response: ServerResponse, status: number, error: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  };

  function createSession(params: URLSearchParams): StandInSession | { refused: object } {
    const currency = params.get('line_items[0][price_data][currency]') ?? '';
    const amount = Number(params.get('line_items[0][price_data][unit_amount]'));
    if (currency === 'xxx') {
      const param = 'line_items[0][price_data][currency]';
      return { refused: { type: 'invalid_request_error', param, message: 'Invalid currency: xxx' } };
    }
    if (amount < 50) {
      return {
        refused: { type: 'invalid_request_error', code: 'amount_too_small', message: 'Amount too small' },
      };
    }
    const id = `cs_test_${++count}`;
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      client_reference_id: params.get('client_reference_id') ?? '',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      expires_at: Number(params.get('expires_at')),
      payment_intent: null,
      metadata: { waybill_payment: params.get('payment_intent_data[metadata][waybill_payment]') ?? '' },
    };
    sessions.set(id, session);
    return session;
  }

  function shown(session: StandInSession, expanded: boolean) {
    const intent = session.payment_intent === null ? undefined : intents.get(session.payment_intent);
    return expanded && intent ? { ...session, payment_intent: intent } : session;
  }

  function post(path: string, params: URLSearchParams): object {
    if (path === '/v1/checkout/sessions') return createSession(params);
    const given = [...params].filter(([name]) => name.startsWith('metadata['));
    const metadata = Object.fromEntries(given.map(([name, value]) => [name.slice(9, -1), value]));
    return refunds.make(params.get('payment_intent') ?? '', {
      amount: Number(params.get('amount')),
      metadata,
    });
  }

  /** What is asked for: refunds of an intent, an intent or a session. */
  function get({ pathname, search, searchParams }: URL): object | undefined {
    if (pathname === '/v1/refunds') {
      const data = refunds.of(searchParams.get('payment_intent') ?? '');
      return { object: 'list', data, has_more: false, url: pathname };
    }
    const [, kind, id = ''] = /^\/v1\/(checkout\/sessions|payment_intents)\/(\w+)$/.exec(pathname) ?? [];
    const session = sessions.get(id);
    return kind === 'payment_intents' ? intents.get(id) : session && shown(session, search !== '');
  }

  function misbehave(how: Exclude<Fault, 'lost'>, request: IncomingMessage, response: ServerResponse): void {
    if (how === 'away') request.socket.destroy();
    else if (how === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":7}');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const params = await bodyOf(request);
    const key = request.headers['idempotency-key'] as string | undefined;
    asked.push({ path: url.pathname, key, params: Object.fromEntries(params) });
    if (fault !== undefined && fault !== 'lost') {
      misbehave(fault, request, response);
      return;
    }
    if (!request.headers.authorization?.startsWith('Bearer sk_test_')) {
      refuse(response, 401, { type: 'invalid_request_error', message: 'No such API key' });
      return;
    }
    const known = key === undefined ? undefined : answers.get(key);
    if (known && known.params !== params.toString()) {
      refuse(response, 400, { type: 'idempotency_error', message: 'Keys are for one request' });
      return;
    }
    const found = known?.answer ?? (request.method === 'GET' ? get(url) : post(url.pathname, params));
    if (!found || 'refused' in found) {
      const none = { type: 'invalid_request_error', message: 'No such thing' };
      refuse(response, found ? 400 : 404, found ? (found.refused as object) : none);
      return;
    }
    if (key !== undefined) answers.set(key, { params: params.toString(), answer: found });
    if (fault === 'lost' && request.method === 'POST') {
      request.socket.destroy();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const sessionOf = (paymentId: string) => {
    const found = [...sessions.values()].find((one) => one.client_reference_id === paymentId);
    if (!found) throw new Error(`Stripe has no session of ${paymentId}`);
    return found;
  };

  /** Changes a session, with its intent, as if its customer or Stripe had done so. */
  function change(paymentId: string, to: Partial<StandInSession>, intentStatus?: string): StandInSession {
    const session = sessionOf(paymentId);
    const intent = session.payment_intent ?? `pi_${session.id}`;
    const next = { ...session, payment_intent: intentStatus ? intent : session.payment_intent, ...to };
    if (intentStatus) {
      const { metadata } = session;
      intents.set(intent, { id: intent, object: 'payment_intent', status: intentStatus, metadata });
    }
    sessions.set(session.id, next);
    return next;
  }

  return {
    apiUrl: `http://127.0.0.1:${port}`,
    webhookSecret,
    asked,
    refunds,
    /** Forgets the answers by which it knows the same request again, as Stripe does after a day. */
    forgetKeys: () => answers.clear(),
    sessionOf,
    change,
    /** Changes nothing but the answers from now on. */
    fail: (next?: Fault) => (fault = next),
    /** A webhook's body and headers. @param at its time, by which it is signed */
    message: (type: string, object: object, at: Date, given: object = {}) => {
      const created = Math.floor(at.getTime() / 1000);
      const event = {
        id: `evt_${++count}`,
        object: 'event',
        type,
        created,
        livemode: false,
        data: { object },
      };
      const payload = JSON.stringify({ ...event, ...given });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp: created,
      });
      return { payload, headers: { 'stripe-signature': signature } };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
