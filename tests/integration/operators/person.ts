import { eq } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import type { SignedIn, TestIdentity } from '../../support/identity';
import {
  creditNoteRow,
  invoiceRow,
  packageRow,
  paymentRow,
  refundRow,
  type Operators,
  type TestOperator,
} from './harness';

/** What tells who somebody is, and nobody else has. */
export const person = {
  name: 'Ottilie Quillfeather',
  company: 'Quillfeather & Daughters',
  email: 'ottilie@quillfeather.example',
  phone: '+13055550199',
  street: '77 Vanishing Lane',
  taxId: '59-7654321',
  nickname: 'For Great-Aunt Maud',
  shop: 'The Haberdashery of Bath',
  bought: 'Left-handed fish knives',
  note: 'Ring twice at the green door',
  tracking: '1ZQUILLFEATHER0042',
  photo: 'https://photos.example.com/quill.jpg',
  card: 'oauth-subject-of-ottilie',
};

export const suiteNumber = 'E-1';

export const address = {
  name: person.name,
  line1: person.street,
  locality: 'Nassau',
  countryCode: 'BS',
};

export interface Erasable {
  accountId: string;
  signedIn: SignedIn;
  /** Of the invoice, which names the package of this reference. */
  number: string;
  reference: string;
  paymentReference: string;
  /** A session JWT of theirs. */
  token: () => Promise<string>;
}

interface Around {
  db: Database;
  operators: Operators;
  identity: TestIdentity;
  wms: TestOperator;
}

/** What is right; else its answer as an error. */
async function done<T extends { status: number; body: Record<string, unknown> }>(answer: Promise<T>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** A customer who has signed in with the embedded identity server, with all that customers do, and a closed account. */
export async function addPerson({ db, operators, identity, wms }: Around): Promise<Erasable> {
  const tell = async (...row: Parameters<TestOperator['tell']>) => {
    const result = await wms.tell(...row);
    if (result?.id === undefined) throw new Error(JSON.stringify(result));
    return result.id;
  };
  const { name, email, phone } = person;
  const link = { rows: [{ suiteNumber, name, email }] };
  await wms.send('onboardingTokens', link, { 'idempotency-key': 'link' });
  const accountId = await tell('customers', { suiteNumber, name, email, phone });
  const signedIn = await identity.signIn({ email });
  const { userId: subject, sessionId } = signedIn;
  const token = () => operators.tokenOf({ subject, email, sessionId });
  const ask = async (call: string, body?: object, headers: Record<string, string> = {}) =>
    done(operators.call(call, { token: await token(), ...(body && { body }), headers }));
  const { version } = await ask('getAccount');
  await ask('updateAccount', {
    version,
    companyName: person.company,
    billingAddress: address,
    shippingAddresses: [address],
    taxIds: [{ type: 'us_ein', value: person.taxId }],
  });
  const { reference } = packageRow();
  const parcel = {
    reference,
    suiteNumber,
    description: person.bought,
    merchant: { name: person.shop },
    inbound: { carrier: 'ups', trackingNumber: person.tracking },
    photos: [{ url: person.photo, takenAt: '2026-05-01T10:00:00Z', kind: 'received' }],
  };
  const id = await tell('packages', { ...parcel, status: 'in_storage' });
  const spare = packageRow({ suiteNumber, description: person.bought, status: 'delivered' });
  await tell('packages', spare);
  await tell('events', {
    packageReference: reference,
    occurredAt: '2026-05-01T10:00:00Z',
    status: 'delivered',
    message: person.note,
  });
  await ask('setPackageNickname', { id, nickname: person.nickname });
  await ask('quoteShipment', { packageIds: [id], address });
  const asked = { packageIds: [id], address, onHold: 'wait', note: person.note };
  const shipment = await ask('requestShipment', asked, {
    'idempotency-key': `ship ${accountId}`.replace(' ', '-'),
  });
  const decline = { id: shipment.id, reason: person.note };
  await done(operators.call('operator/declineShipment', { token: wms.key, body: decline }));
  const [line] = invoiceRow().lines;
  const lines = [{ ...line, packageReference: reference, description: person.bought }];
  const bill = invoiceRow({ suiteNumber, lines, notes: person.note });
  await tell('invoices', bill);
  const paid = paymentRow(bill.number, 1485, { suiteNumber, label: `Card of ${name}` });
  await tell('payments', paid);
  await tell(
    'creditNotes',
    creditNoteRow(bill.number, { suiteNumber, reason: person.note, lines: [{ line: 1, amount: 100 }] }),
  );
  await tell('refunds', refundRow(paid.reference, 110, { suiteNumber, reason: person.note }));
  await tell('packages', { reference, suiteNumber, status: 'returned' });
  await tell('customers', { suiteNumber, status: 'closed' });
  await addTold(db, accountId);
  await addFactors(db, subject);
  const { number } = bill;
  return { accountId, signedIn, number, reference, paymentReference: paid.reference, token };
}

const at = new Date('2026-05-20T12:00:00Z');

/** What others were told of them, or they of others. */
async function addTold(db: Database, accountId: string) {
  const [event] = await db
    .select()
    .from(schema.domainEvents)
    .where(eq(schema.domainEvents.accountId, accountId))
    .limit(1);
  if (!event) throw new Error('Nothing has happened');
  const { position, warehouseId } = event;
  const of = (name: string) => `${name}_${accountId}`;
  await db
    .insert(schema.eventFailures)
    .values({ position, consumer: 'notifications', reason: person.note, failedAt: at });
  const told = { accountId, eventPosition: position, kind: event.kind, subjectId: event.subjectId };
  const data = { reason: person.note };
  await db.insert(schema.notifications).values({ id: of('ntf'), ...told, data, at, createdAt: at });
  const sent = { accountId, channel: 'email' as const, status: 'sent' as const, recipient: person.email };
  const words = { subject: `For ${person.name}`, body: person.note };
  await db
    .insert(schema.customerMessages)
    .values({ id: of('msg'), ...sent, ...words, dueAt: at, createdAt: at, changedAt: at });
  const outcome = 'sent' as const;
  await db
    .insert(schema.messageTries)
    .values({ messageId: of('msg'), number: 1, outcome, reason: person.email, begunAt: at });
  await db
    .insert(schema.webhookEndpoints)
    .values({ id: of('whk'), warehouseId, url: 'https://hooks.example.com', kinds: [], createdAt: at });
  const delivery = { endpointId: of('whk'), eventPosition: position, status: 'delivered' as const };
  await db
    .insert(schema.webhookDeliveries)
    .values({ id: of('whd'), ...delivery, createdAt: at, changedAt: at });
  await db
    .insert(schema.webhookTries)
    .values({ deliveryId: of('whd'), at, body: JSON.stringify(person), answer: person.email });
  const [payment] = await db.select().from(schema.payments).where(eq(schema.payments.accountId, accountId));
  await db.insert(schema.providerPayments).values({
    ...{ accountId, paymentId: payment?.id ?? '', provider: 'test', reference: of('tst') },
    ...{ url: `https://pay.example.com/?for=${person.email}`, asked: { parts: [], deposit: 0 } },
    ...{ facts: { paidAt: at.toISOString() }, startedAt: at },
  });
}

/** Every way to sign in, and what is under way of them. */
async function addFactors(db: Database, userId: string) {
  const of = (name: string) => `${name}-${userId}`;
  const later = new Date('2027-01-01T00:00:00Z');
  await db
    .insert(schema.contactMethods)
    .values({ id: of('phone'), userId, kind: 'phone', address: person.phone });
  await db.insert(schema.passwords).values({ userId, id: of('password'), hash: 'x' });
  await db.insert(schema.totps).values({ id: of('totp'), userId, seedSealed: 'x', expiresAt: later });
  await db.insert(schema.recoveryCodes).values({ id: of('code'), totpId: of('totp'), userId, digest: 'x' });
  const key = { credentialId: of('credential'), publicKey: 'x', counter: 0, domain: 'localhost' };
  await db
    .insert(schema.webauthnRegistrations)
    .values({ id: of('passkey'), userId, ...key, name: person.nickname });
  await db
    .insert(schema.cryptoWallets)
    .values({ id: of('wallet'), userId, type: 'solana', address: of('sol') });
  const account = { provider: 'google', subject: person.card, email: person.email };
  await db.insert(schema.oauthRegistrations).values({ id: of('oauth'), userId, ...account });
  const flow = { kind: 'magic_link' as const, expiresAt: later };
  await db.insert(schema.flowTokens).values([
    { id: of('flow-own'), ...flow, digest: of('own'), userId },
    { id: of('flow-guest'), ...flow, digest: digestOf(userId), data: { address: person.email } },
    { id: of('flow-wallet'), ...flow, kind: 'wallet', digest: 'x', data: { wallet: of('sol') } },
  ]);
  await db.insert(schema.rateLimits).values(
    [`totp:failures:${userId}`, `challenge:wallet:${of('sol')}:client`].map((key) => ({
      key,
      count: 1,
      windowEndsAt: later,
    })),
  );
  const app = of('app').replace(userId, 'of-all');
  await db.insert(schema.connectedApps).values({ id: app, name: 'Ledger', redirectUrls: [] });
  await db.insert(schema.connectedAppGrants).values({ id: of('grant'), userId, appId: app, scopes: [] });
}
