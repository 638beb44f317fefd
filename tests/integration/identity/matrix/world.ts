import { randomUUID } from 'node:crypto';
import { trustedHeaders } from '@/lib/runtime/headers';
import type { Database } from '@/server/database';
import { listOutbox } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newEmail } from '@/tests/support/identity-suite';
import type { CallOptions, TestIdentity, WireAnswer } from '@/tests/support/identity';

/** A visitor with a client of their own, so that one case's limits do not affect another. */
export interface Visitor {
  call: (call: string, options?: CallOptions) => Promise<WireAnswer>;
  post: (path: string, body?: object) => Promise<WireAnswer>;
}

export interface Customer extends Visitor {
  email: string;
  emailId: string;
  userId: string;
  sessionToken: string;
}

/** The helpers of the matrix's cases. */
export interface World {
  identity: TestIdentity;
  db: Database;
  context: Pick<IdentityContext, 'clock' | 'secret'>;
  guest: () => Visitor;
  /** A new user who has just signed in. */
  customer: () => Promise<Customer>;
  /** A session whose factors are older than ten minutes (security 16). */
  staleCustomer: () => Promise<Customer>;
  /** The token of the newest link sent to an address. */
  readLink: (recipient: string) => Promise<string>;
}

export const newPhone = (): string =>
  `+1305555${String(Number.parseInt(randomUUID().slice(0, 6), 16) % 10_000).padStart(4, '0')}`;

function visitor({ call: ask }: TestIdentity, sessionToken?: string): Visitor {
  const headers = { [trustedHeaders.client]: randomUUID() };
  const call: Visitor['call'] = (named, options = {}) => {
    const [method, path] = named.split(' ') as [CallOptions['method'], string];
    const address = path.startsWith('/v1/') ? path : `/sdk/v1${path}`;
    return ask(address, {
      method,
      ...(sessionToken && { sessionToken }),
      ...options,
      headers: { ...headers, ...options.headers },
    });
  };
  return { call, post: (path, body = {}) => call(`POST ${path}`, { body }) };
}

export function createWorld(identity: TestIdentity, db: Database, secret: string): World {
  const customer = async (): Promise<Customer> => {
    const email = newEmail();
    const headers = { [trustedHeaders.client]: randomUUID() };
    const { sessionToken, userId, data } = await identity.signIn({ email }, { headers });
    const emailId = String(data.method_id);
    return { ...visitor(identity, sessionToken), email, emailId, userId, sessionToken };
  };
  return {
    identity,
    db,
    context: { clock: identity.clock.now, secret },
    guest: () => visitor(identity),
    customer,
    staleCustomer: async () => {
      const stale = await customer();
      identity.clock.advance(601);
      return stale;
    },
    readLink: async (recipient) => {
      const messages = await listOutbox(db, { limit: 200, now: identity.clock.now() });
      const body = messages.find((message) => message.recipient === recipient)?.body ?? '';
      const token = /[?&]token=([\w-]+)/.exec(body)?.[1];
      if (token === undefined) throw new Error(`No link was sent to ${recipient}: ${body}`);
      return token;
    },
  };
}
