import { z } from 'zod';
import { log } from '@/lib/runtime/log';
import { offeredLanguage } from '@/lib/text/offered';
import { inLanguage } from '@/lib/text/server/request-language';
import { plainPage, plainPageHeaders } from '@/lib/runtime/plain-page';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import {
  changeTestPayment,
  readTestPayment,
  type TestPaymentRow,
} from '@/server/database/repositories/payments/test-payments';
import { hookSignature } from '@/server/delivery';
import type { PaymentFact } from '../provider';
import { testSecret } from '.';
import { learntBy, moneyOf, openChoices } from './choose';
import { choices, noTestPage, testPage } from './page';

export interface TestPageDependencies {
  db: Database;
  clock: () => Date;
  /** The installation's. */
  secret: string;
  /** Sends a message to where those of this provider are received. */
  send: (body: string, headers: Record<string, string>) => Promise<Response>;
}

const idOf = (request: Request) => new URL(request.url).searchParams.get('id') ?? '';

async function show(request: Request, { db, clock }: TestPageDependencies): Promise<Response> {
  const row = await readTestPayment(db, idOf(request));
  if (!row) return plainPage(noTestPage(), 404);
  const { description, returnUrl: back, language } = row.order;
  const view = { money: moneyOf(row), description, open: openChoices(row, clock()), back };
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
    let told: PaymentFact | undefined;
    await changeTestPayment(db, id, (locked) => {
      const learnt = learntBy(parsed.data, locked, now);
      told = learnt?.told;
      return learnt?.change;
    });
    if (told) await tell(row, told, dependencies);
  }
  return new Response(null, { status: 303, headers: { ...plainPageHeaders, location: row.order.returnUrl } });
}

type Call = (request: Request, dependencies: TestPageDependencies) => Promise<Response>;

/** The test provider's page, which needs no session: whoever knows the reference is who pays (decision 062). */
export const testPageCalls: Record<string, Call> = {
  'GET testPayment': show,
  'POST testPayment': choose,
};
