import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import { z } from 'zod';
import { accountSchema } from '@/lib/domain/account/account';
import { termsVersion } from '@/lib/domain/account/onboarding';
import { outboxResultSchema } from '@/server/cli/commands/outbox';
import { newEmail } from './addresses';
import { ownClient } from './client';
import { newOnboardingLink } from './onboarding';
import { newReference, operatorOf, type OperatorCall } from './operator';
import { serverCommand } from './server-command';
import { test as base } from './test';

const jwtCookie = 'stytch_session_jwt';
const sentSchema = z.object({ data: z.object({ method_id: z.string() }) });

/** An account that no other test uses. */
export interface OwnAccount {
  name: string;
  email: string;
  suiteNumber: string;
}

/** A customer that no other test uses: a test that changes data changes only theirs. */
export interface OwnCustomer extends OwnAccount {
  /** Their signed-in session, for a browser context. */
  session: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** The warehouse system, to send rows for this customer. */
  operator: OperatorCall;
  /** Changes account fields, in the product API's format. */
  change: (fields: object) => Promise<void>;
  /** Adds a package, in storage unless the row says otherwise. */
  addPackage: (row?: object) => Promise<{ id: string; href: string; reference: string }>;
}

/** Overrides for the default person in the United States. */
export interface CustomerDetails {
  name?: string;
  address?: object;
  language?: string;
}

/** A portal under test, and what of it is in another process. */
export interface Portal {
  origin: string;
  /** Origin of its product API; its own by default. */
  api?: string;
  /** Reads a code of its identity provider; of its own by default. */
  codeSentTo?: (email: string) => Promise<string>;
}

const usAddress = {
  line1: '12 Harbour Way',
  locality: 'Miami',
  administrativeArea: 'FL',
  postalCode: '33101',
  countryCode: 'US',
};

async function send(visitor: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await visitor.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function codeInOutbox(email: string): Promise<string> {
  const { messages } = await serverCommand('outbox', { limit: 200 }, outboxResultSchema);
  const code = /\b\d{6}\b/.exec(messages.find(({ recipient }) => recipient === email)?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}`);
  return code;
}

/** Without the calling test's session: Playwright would pass its storage state on. */
const storageState = { cookies: [], origins: [] };

const guestOf = (origin: string) =>
  request.newContext({
    baseURL: origin,
    storageState,
    extraHTTPHeaders: { ...ownClient(), origin: new URL(origin).origin },
  });

/**
 * Sets up an account by its own set-up link, through the portal's own call. Nobody has signed in to it yet.
 * @param origin of the product API under test
 */
export async function ownAccount(
  origin: string,
  { name = 'Robin Castellano', address = usAddress, language }: CustomerDetails = {},
): Promise<OwnAccount> {
  const { token, suiteNumber } = await newOnboardingLink();
  const email = newEmail('customer');
  const guest = await guestOf(origin);
  await send(guest, '/api/completeOnboarding', {
    ...{ warehouseToken: token, name, email, acceptTerms: true, termsVersion },
    address: { name, ...address },
    language,
  });
  await guest.dispose();
  return { name, email, suiteNumber };
}

/** Changes an account through the product API, with the bearer of its session. */
async function changeAccount(
  origin: string,
  { cookies }: OwnCustomer['session'],
  fields: object,
): Promise<void> {
  const jwt = cookies.find(({ name }) => name === jwtCookie)?.value ?? '';
  const api = await request.newContext({
    baseURL: origin,
    storageState,
    extraHTTPHeaders: { authorization: `Bearer ${jwt}` },
  });
  const account = await api.get('/api/getAccount');
  const { version } = accountSchema.parse(await account.json());
  await send(api, '/api/updateAccount', { version, ...fields });
  await api.dispose();
}

/** Sets up a new account and signs it in by code, through the portal's own calls. @param portal or its origin */
export async function ownCustomer(portal: string | Portal, details?: CustomerDetails): Promise<OwnCustomer> {
  const {
    origin,
    api = origin,
    codeSentTo = codeInOutbox,
  } = typeof portal === 'string' ? { origin: portal } : portal;
  const account = await ownAccount(api, details);
  const { email, suiteNumber } = account;
  const visitor = await guestOf(origin);
  try {
    const sent = sentSchema.parse(await send(visitor, '/sdk/v1/otps/email/login_or_create', { email }));
    await send(visitor, '/sdk/v1/otps/authenticate', {
      token: await codeSentTo(email),
      method_id: sent.data.method_id,
      session_duration_minutes: 60,
    });
    const operator = operatorOf(api, suiteNumber);
    const session = await visitor.storageState();
    return {
      ...account,
      operator,
      session,
      change: (fields) => changeAccount(api, session, fields),
      addPackage: async (row = {}) => {
        const reference = newReference();
        const id = await operator('packages', { reference, status: 'in_storage', ...row });
        return { id, href: `/packages/${id}`, reference };
      },
    };
  } finally {
    await visitor.dispose();
  }
}

/** For tests that change data: their pages are signed in as a new customer. */
export const test = base.extend<{ customer: OwnCustomer }>({
  customer: async ({ baseURL }, provide) => provide(await ownCustomer(baseURL ?? '')),
  storageState: async ({ customer }, provide) => provide(customer.session),
});

export { expect } from './test';
