import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseSettings, type Settings } from '@/lib/runtime/settings';
import { trustedHeaders } from '@/lib/runtime/headers';
import { defaultLanguage, type Language } from '@/lib/text/language';
import { inLanguage } from '@/lib/text/server/request-language';
import type { Database } from '@/server/database';
import { createDelivery, listOutbox, type Deliver } from '@/server/delivery';
import { createIdentityServer } from '@/server/identity-provider';
import { listen, type Listening } from './listen';

/** The identity server logs every security event; a test of the log sets the level itself. */
process.env.LOG_LEVEL ??= 'silent';

/** A clock that only the test advances. */
export interface TestClock {
  now: () => Date;
  advance: (seconds: number) => void;
}

export function createClock(start = new Date('2026-03-02T10:00:00Z')): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}

/** The time of this machine, for what is compared with another process's. */
export const machineClock: TestClock = { now: () => new Date(), advance: () => undefined };

export const testSecret = 'a-secret-for-tests-of-more-than-32-characters';

export interface SignedIn {
  sessionToken: string;
  sessionJwt: string;
  userId: string;
  sessionId: string;
  /** The complete `data` of the answer. */
  data: Record<string, unknown>;
}

export interface CallOptions {
  /** `session_duration_minutes` of a code sign-in. */
  minutes?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  sessionToken?: string;
  headers?: Record<string, string>;
}

/** An answer of the identity API with any status. */
export interface WireAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  data: Record<string, unknown>;
}

const objectSchema = z.record(z.string(), z.unknown());

/** Calls an identity server over HTTP as the SDK would. */
export async function callIdentity(
  origin: string,
  publicToken: string,
  path: string,
  { method, body, sessionToken, headers }: CallOptions = {},
): Promise<WireAnswer> {
  const response = await fetch(`${origin}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      authorization: `Basic ${btoa(`${publicToken}:${sessionToken ?? publicToken}`)}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const parsed = objectSchema.parse(await response.json());
  return {
    status: response.status,
    headers: response.headers,
    body: parsed,
    data: objectSchema.catch({}).parse(parsed.data),
  };
}

/** The newest code sent to an address, read from the outbox table. */
export async function readCode(db: Database, recipient: string, now?: Date): Promise<string> {
  const messages = await listOutbox(db, { limit: 200, now: now ?? new Date() });
  const codes = messages.flatMap((message) =>
    message.recipient === recipient ? (message.body.match(/\b\d{6}\b/) ?? []) : [],
  );
  const [code] = codes;
  if (code === undefined) throw new Error(`No code was sent to ${recipient}`);
  return code;
}

export interface TestIdentity {
  origin: string;
  settings: Settings;
  clock: TestClock;
  call: (path: string, options?: CallOptions) => Promise<WireAnswer>;
  /** Requests a code. @returns the method id */
  sendCode: (to: { email: string } | { phone: string }, options?: CallOptions) => Promise<string>;
  readCode: (recipient: string) => Promise<string>;
  /** Submits a code. */
  enterCode: (methodId: string, code: string, options?: CallOptions) => Promise<WireAnswer>;
  /** The full flow: send, read the outbox, authenticate. */
  signIn: (to: { email: string } | { phone: string }, options?: CallOptions) => Promise<SignedIn>;
  close: () => Promise<void>;
}

interface StartOptions {
  db: Database;
  environment?: Record<string, string>;
  clock?: TestClock;
  secret?: string;
  deliver?: Deliver;
  /** Of who sends the requests; English by default. */
  language?: Language;
}

const sessionDataSchema = z.looseObject({
  user_id: z.string(),
  session_token: z.string(),
  session_jwt: z.string(),
  session: z.looseObject({ session_id: z.string() }),
});

/** Reads what an authenticate call answered. */
export function readSignedIn(answer: WireAnswer): SignedIn {
  const data = sessionDataSchema.parse(answer.data);
  return {
    sessionToken: data.session_token,
    sessionJwt: data.session_jwt,
    userId: data.user_id,
    sessionId: data.session.session_id,
    data: answer.data,
  };
}

/**
 * Starts the embedded identity server on a free port. All its callers count as one client, unique to this
 * server.
 */
export async function startIdentity({
  db,
  environment = {},
  clock = createClock(),
  ...rest
}: StartOptions): Promise<TestIdentity> {
  const settings = parseSettings(environment);
  const handler = createIdentityServer({
    db,
    settings,
    secret: rest.secret ?? testSecret,
    clock: clock.now,
    deliver: rest.deliver ?? createDelivery({ settings, db, clock: clock.now }),
  });
  const { language = defaultLanguage } = rest;
  const listening: Listening = await listen((request) => inLanguage(language, () => handler(request)));
  const client = `test-${randomUUID()}`;
  const call: TestIdentity['call'] = (path, options = {}) =>
    callIdentity(listening.origin, settings.identity.publicToken, path, {
      ...options,
      headers: { [trustedHeaders.client]: client, ...options.headers },
    });

  const sendCode: TestIdentity['sendCode'] = async (to, options) => {
    const [channel, body] = 'email' in to ? ['email', to] : ['sms', { phone_number: to.phone }];
    const answer = await call(`/sdk/v1/otps/${channel}/login_or_create`, { ...options, body });
    return z
      .string({ error: `No code was sent: ${JSON.stringify(answer.body)}` })
      .parse(answer.data.method_id);
  };
  const enterCode: TestIdentity['enterCode'] = (methodId, code, { minutes = 60, ...options } = {}) =>
    call('/sdk/v1/otps/authenticate', {
      ...options,
      body: { token: code, method_id: methodId, session_duration_minutes: minutes },
    });
  const codeFor = (recipient: string) => readCode(db, recipient, clock.now());

  return {
    origin: listening.origin,
    settings,
    clock,
    call,
    sendCode,
    enterCode,
    readCode: codeFor,
    signIn: async (to, options) => {
      const methodId = await sendCode(to, options);
      return readSignedIn(
        await enterCode(methodId, await codeFor('email' in to ? to.email : to.phone), options),
      );
    },
    close: listening.close,
  };
}
