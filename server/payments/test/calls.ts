import { z } from 'zod';
import { log } from '@/lib/runtime/log';
import { offeredLanguage } from '@/lib/text/offered';
import { inLanguage } from '@/lib/text/server/request-language';
import { plainPage, plainPageHeaders } from '@/lib/runtime/plain-page';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import {
  learn,
  readTestPayment,
  type TestPaymentRow,
} from '@/server/database/repositories/payments/test-payments';
import { hookSignature } from '@/server/delivery';
import type { PaymentFact } from '../provider';
import { testSecret } from '.';
import { choices, noTestPage, testPage, type Choice } from './page';

export interface TestPageDependencies {
  db: Database;
  clock: () => Date;
  /** The installation's. */
  secret: string;
  /** Sends a message to where those of this provider are received. */
  send: (body: string, headers: Record<string, string>) => Promise<Response>;
}

/** ms after which the outcome of a delayed payment is known; no message tells of it. */
const delay = 60_000;

const moneyOf = ({ order: { amount, currency } }: TestPaymentRow) => ({ amount, currency });

/** The one claim of a payment by which its money is taken back. */
const claimOf = ({ id }: TestPaymentRow) => `${id} dispute`;

/** What a choice makes true of a payment. */
const factOf: Record<Choice, (row: TestPaymentRow, at: Date) => PaymentFact> = {
  pay: (row, at) => ({ kind: 'paid', money: moneyOf(row), at, charge: row.id }),
  delay: (row, at) => ({ kind: 'paid', money: moneyOf(row), at, charge: row.id }),
  fail: () => ({ kind: 'ended', how: 'failed' }),
  cancel: () => ({ kind: 'ended', how: 'cancelled' }),
  takeBack: (row) => ({ kind: 'taken_back', claim: claimOf(row), money: moneyOf(row) }),
  giveAgain: (row) => ({ kind: 'given_again', claim: claimOf(row), money: moneyOf(row) }),
};

/** What may be chosen after what is chosen already. */
function openChoices({ facts }: TestPaymentRow): readonly Choice[] {
  const kinds = new Set(facts.map(({ fact }) => (fact as PaymentFact).kind));
  if (kinds.size === 0) return ['pay', 'fail', 'cancel', 'delay'];
  if (!kinds.has('paid') || kinds.has('given_again')) return [];
  return kinds.has('taken_back') ? ['giveAgain'] : ['takeBack'];
}

const idOf = (request: Request) => new URL(request.url).searchParams.get('id') ?? '';

async function show(request: Request, { db }: TestPageDependencies): Promise<Response> {
  const row = await readTestPayment(db, idOf(request));
  if (!row) return plainPage(noTestPage(), 404);
  const { description, returnUrl: back, language } = row.order;
  const view = { money: moneyOf(row), description, open: openChoices(row), back };
  return plainPage(inLanguage(offeredLanguage(language), () => testPage(view)));
}

/** Tells what is true now, as every provider tells it; what can't be told is asked for later. */
async function tell(row: TestPaymentRow, fact: PaymentFact, dependencies: TestPageDependencies) {
  const { secret, clock, send } = dependencies;
  const { paymentId, id: reference } = row;
  const body = JSON.stringify({ id: newId('tst'), paymentId, reference, fact });
  const response = await send(body, {
    'content-type': 'application/json',
    'waybill-signature': hookSignature(testSecret(secret), body, clock()),
  });
  if (!response.ok) log.warn('test_payment_untold', { paymentId, status: response.status });
}

async function choose(request: Request, dependencies: TestPageDependencies): Promise<Response> {
  const { db, clock } = dependencies;
  const id = idOf(request);
  const row = await readTestPayment(db, id);
  if (!row) return plainPage(noTestPage(), 404);
  const choice = new URLSearchParams((await request.text()).slice(0, 200)).get('choice') ?? '';
  const parsed = z.enum(choices).safeParse(choice);
  if (parsed.success) {
    const now = clock();
    const fact = factOf[parsed.data](row, now);
    const isLate = parsed.data === 'delay';
    const knownAt = new Date(now.getTime() + (isLate ? delay : 0)).toISOString();
    const isLearnt = await learn(db, id, (locked) =>
      openChoices(locked).includes(parsed.data) ? { fact, knownAt } : undefined,
    );
    if (isLearnt && !isLate) await tell(row, fact, dependencies);
  }
  return new Response(null, { status: 303, headers: { ...plainPageHeaders, location: row.order.returnUrl } });
}

type Call = (request: Request, dependencies: TestPageDependencies) => Promise<Response>;

/** The test provider's page, which needs no session: whoever knows the reference is who pays (decision 062). */
export const testPageCalls: Record<string, Call> = {
  'GET testPayment': show,
  'POST testPayment': choose,
};
