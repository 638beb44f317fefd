import type { OwnPaymentDetail, PaymentMethod } from '@/lib/domain/billing/payment';
import type { Money } from '@/lib/domain/values/common';
import type { Statement } from '@/lib/domain/billing/statement';
import type { Random } from '@/server/demo-data/random';
import type { Instances } from './instances';
import type { Providers } from './providers';
import { currency, type Operator, type Written } from './warehouse';

/** What the customer and the warehouse know of their money without asking the portal, in minor units. */
export interface Tally {
  charged: number;
  credited: number;
  received: number;
  sentBack: number;
  takenBack: number;
}

export const owedBy = ({ charged, credited, received, sentBack, takenBack }: Tally) =>
  charged - credited - received + sentBack + takenBack;

interface Around {
  instances: Instances;
  operator: Operator;
  providers: Providers;
  random: Random;
}

interface Person {
  suiteNumber: string;
  tokenOf: () => Promise<string>;
}

/** Statuses of answers by which a payment is not begun: another one is under way, or nothing is due. */
const isRefusal = (status: number) => status === 400 || status === 404 || status === 409 || status === 422;

/** A customer who is invoiced and pays in every way, and a warehouse that puts right what was wrong. */
export function createCustomer({ suiteNumber, tokenOf }: Person, { instances, ...around }: Around) {
  const { operator, providers, random } = around;
  const tally: Tally = { charged: 0, credited: 0, received: 0, sentBack: 0, takenBack: 0 };
  const invoices: Written[] = [];
  /** Payments that nobody has paid or ended. */
  const open = new Set<string>();
  /** Those that somebody has, whether or not the portal knows. */
  const ended = new Set<string>();
  const counts: Record<string, number> = {};
  const note = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);

  const headers = async () => ({ authorization: `Bearer ${await tokenOf()}` });

  /** Begins a payment, and asks again under the same key until there is an answer. */
  async function begin(method: PaymentMethod, what: object): Promise<OwnPaymentDetail | undefined> {
    const key = random.id('key');
    for (;;) {
      const { status, body } = await instances.ask('/api/startPayment', {
        body: JSON.stringify({ method, ...what }),
        headers: { ...(await headers()), 'content-type': 'application/json', 'idempotency-key': key },
      });
      if (status === 200) return body as unknown as OwnPaymentDetail;
      if (isRefusal(status)) return undefined;
      if (status < 500) throw new Error(`startPayment: ${status} ${JSON.stringify(body)}`);
    }
  }

  function choose(): object {
    const one = random.pick(invoices);
    return random.pick<object>([
      { allDue: currency },
      { allDue: currency, deposit: { amount: random.int(100, 5_000), currency } },
      { invoices: [{ id: one.id }] },
      { invoices: [{ id: one.id, amount: { amount: random.int(100, one.total), currency } }] },
      { deposit: { amount: random.int(100, 5_000), currency } },
    ]);
  }

  async function pay(): Promise<void> {
    const method = random.pick<PaymentMethod>(['card', 'card', 'test', 'bank_transfer']);
    const what = choose();
    const windows = random.int(1, 5) === 1 ? 2 : 1;
    const known = new Set([...open, ...ended]);
    const began = await Promise.all(Array.from({ length: windows }, () => begin(method, what)));
    const payments = began.filter((payment) => payment !== undefined);
    // One window may still be told of an earlier payment whose message comes before the other asks.
    const each = [...new Map(payments.map((one) => [one.id, one])).values()];
    const fresh = each.filter(({ id }) => !known.has(id));
    // A transfer is a reference and no more: once credit has changed what is due, the other window gets another one.
    const amounts = new Set(fresh.map(({ amount }) => amount.amount));
    const most = method === 'bank_transfer' ? amounts.size : 1;
    const isDeposit = !('invoices' in what || 'allDue' in what);
    if (!isDeposit && fresh.length > most)
      throw new Error(
        `Two windows began two payments of the same: ${JSON.stringify({ method, what, fresh })}`,
      );
    if (payments.length === 0) note('refused');
    for (const payment of each) await settle(payment, method);
  }

  async function settle(payment: OwnPaymentDetail, method: PaymentMethod): Promise<void> {
    const { id } = payment;
    // It is asked for again, and no message has told yet how it ended.
    if (ended.has(id) || payment.status !== 'pending') return;
    const isVoidedMeanwhile = random.int(1, 12) === 1;
    const [{ amount, staysOpen, takenBack = 0, sentBack = 0 }] = await Promise.all([
      providers[method](payment),
      isVoidedMeanwhile ? voidOne() : undefined,
    ]);
    (staysOpen ? open : ended).add(id);
    if (!staysOpen) open.delete(id);
    note(`${method} ${amount > 0 ? 'paid' : 'unpaid'}`);
    if (takenBack > 0) note('taken back');
    tally.received += amount;
    tally.takenBack += takenBack;
    tally.sentBack += sentBack;
    if (sentBack > 0) note('refunded there');
    if (amount > 0 && takenBack + sentBack === 0 && random.int(1, 4) === 1)
      await sendBack(id, amount, method);
  }

  async function sendBack(id: string, most: number, method: PaymentMethod): Promise<void> {
    const isByProvider = method === 'card' && random.int(1, 2) === 1;
    const sent = await operator[isByProvider ? 'refundByProvider' : 'refund'](suiteNumber, id, most);
    if (sent > 0) note(isByProvider ? 'refunded by provider' : 'refunded');
    tally.sentBack += sent;
  }

  async function applyCredit(): Promise<void> {
    const { status, body } = await instances.ask('/api/applyCredit', {
      body: JSON.stringify({ allDue: currency }),
      headers: {
        ...(await headers()),
        'content-type': 'application/json',
        'idempotency-key': random.id('key'),
      },
    });
    if (status !== 200 && !isRefusal(status) && status < 500) throw new Error(`applyCredit: ${status}`);
    const { applied } = body as { applied?: Money };
    if ((applied?.amount ?? 0) > 0) note('used credit');
  }

  async function voidOne(): Promise<void> {
    const index = random.int(0, invoices.length - 1);
    const invoice = invoices[index];
    if (!invoice || invoices.length < 2 || !(await operator.voidInvoice(invoice))) return;
    note('voided');
    tally.charged -= invoice.total;
    invoices.splice(invoices.indexOf(invoice), 1);
  }

  async function issue(howMany: number): Promise<void> {
    const written = await operator.issue(suiteNumber, howMany);
    invoices.push(...written);
    tally.charged += written.reduce((sum, { total }) => sum + total, 0);
  }

  async function credit(): Promise<void> {
    const amount = await operator.credit(random.pick(invoices), suiteNumber);
    if (amount > 0) note('credited');
    tally.credited += amount;
  }

  async function payAtTheCounter(): Promise<void> {
    const amount = await operator.recordCash(suiteNumber, random.pick(invoices));
    if (amount > 0) note('cash');
    tally.received += amount;
  }

  return {
    tally,
    open,
    counts,
    /** A month: invoices in two weeks of it, and whatever happens to them. @param invoiced how many invoices */
    live: async (invoiced: number): Promise<void> => {
      const first = Math.ceil(invoiced / 2);
      await issue(first);
      await pay();
      if (random.int(1, 5) === 1) await credit();
      if (random.int(1, 6) === 1) await payAtTheCounter();
      await issue(invoiced - first);
      await Promise.all([pay(), random.int(1, 8) === 1 ? credit() : undefined]);
      if (random.int(1, 2) === 1) await applyCredit();
      await Promise.all([pay(), random.int(1, 4) === 1 ? applyCredit() : undefined]);
    },
    statement: async (origin: string, from: string, to: string): Promise<Statement> => {
      const url = new URL('/api/getStatement', origin);
      url.search = new URLSearchParams({ from, to, currency }).toString();
      const response = await fetch(url, { headers: await headers() });
      return (await response.json()) as Statement;
    },
  };
}

export type Customer = ReturnType<typeof createCustomer>;
