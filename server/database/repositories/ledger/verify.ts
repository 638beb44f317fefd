import { sql, type SQL } from 'drizzle-orm';
import type { LedgerAccount } from '@/lib/domain/billing/ledger-account';
import { schema, type Database } from '../..';
import { nothingElse, onlyRow } from '../sql/json';

const {
  accountCredits,
  accounts,
  creditNotes,
  invoices,
  ledgerEntries,
  ledgerTransactions,
  payments,
  refunds,
} = schema;

/** A figure of the ledger that differs from what it must be, or is below 0. Amounts: minor units of `currency`. */
interface Difference {
  /** What it is of, such as `invoice` or `customer`. */
  of: string;
  id: string;
  /** As people know it: an invoice's number, a customer's suite. */
  name: string;
  figure: string;
  currency: string;
  ledger: number;
  expected: number;
}

/** The balance of a ledger account in a currency: debits less credits, in minor units. */
interface LedgerBalance {
  currency: string;
  ledgerAccount: LedgerAccount;
  balance: number;
}

/** Most differences that are named of each kind. */
const mostDifferences = 100;

const debit = sql`case e.direction when 'debit' then e.amount else -e.amount end`;
const entries = sql`${ledgerEntries} e join ${ledgerTransactions} t on t.account_id = e.account_id and t.id = e.transaction_id`;

const rowsOf = <T>(query: SQL) => sql<T[]>`(select coalesce(json_agg(found), '[]') from (${query}) as found)`;

const differencesIn = (query: SQL) =>
  rowsOf<Difference>(sql`${query} order by 2, 4 limit ${mostDifferences}`);

/** Transactions whose debits and credits differ, or that have no entries. */
const ofTransactions = differencesIn(sql`
  select 'transaction' as of, t.id, t.cause as name, 'debits less credits' as figure, t.currency,
    coalesce(sum(${debit}), 0) as ledger, 0 as expected
  from ${ledgerTransactions} t
  left join ${ledgerEntries} e on e.account_id = t.account_id and e.transaction_id = t.id
  group by t.account_id, t.id having coalesce(sum(${debit}), 0) <> 0 or count(e.amount) = 0`);

/** Currencies whose debits and credits differ over all transactions. */
const ofCurrencies = differencesIn(sql`
  select 'currency' as of, t.currency as id, t.currency as name, 'debits less credits' as figure, t.currency,
    sum(${debit}) as ledger, 0 as expected
  from ${entries} group by t.currency having sum(${debit}) <> 0`);

/** What is due on an invoice that is not void. */
const due = sql`i.total - i.amount_credited - i.amount_paid`;

/** What is paid, credited and due by an invoice, and by the entries on its accounts. */
const ofInvoices = differencesIn(sql`
  with posted as (
    select e.invoice_id,
      sum(${debit}) filter (where e.ledger_account = 'receivable') as receivable,
      sum(${debit}) filter (where e.ledger_account = 'written_off') as written_off,
      -sum(${debit}) filter (where e.ledger_account in ('receivable', 'written_off')
        and t.kind in ('payment_allocated', 'credit_applied', 'payment_released', 'payment_refunded',
          'refund_started', 'payment_reversed')) as paid,
      -sum(${debit}) filter (where e.ledger_account in ('receivable', 'written_off')
        and t.kind = 'credit_note_issued') as credited,
      count(*) filter (where t.currency <> i.currency or t.account_id <> i.account_id) as others
    from ${entries} join ${invoices} i on i.id = e.invoice_id group by e.invoice_id)
  select 'invoice' as of, i.id, i.number as name, v.figure, i.currency, v.ledger, v.expected
  from ${invoices} i left join posted on posted.invoice_id = i.id
  left join (select n.invoice_id, sum(n.total) as total from ${creditNotes} n group by n.invoice_id) as noted
    on noted.invoice_id = i.id
  cross join lateral (values
    ('paid', coalesce(posted.paid, 0), i.amount_paid),
    ('credited', coalesce(posted.credited, 0), i.amount_credited),
    ('credit notes', coalesce(noted.total, 0), i.amount_credited),
    ('due', coalesce(posted.receivable, 0), case when i.status in ('open', 'paid') then ${due} else 0 end),
    ('written off', coalesce(posted.written_off, 0), case when i.status = 'uncollectible' then ${due} else 0 end),
    ('entries of another customer or currency', coalesce(posted.others, 0), 0)
  ) as v (figure, ledger, expected)
  where v.ledger <> v.expected or v.ledger < 0`);

/** What came by a payment and has not gone back, and what its refunds and its bank have of it. */
const ofPayments = differencesIn(sql`
  with posted as (
    select e.payment_id,
      sum(${debit}) filter (where e.ledger_account = 'payments') as received,
      -sum(${debit}) filter (where e.ledger_account = 'payments' and t.kind in ('payment_refunded', 'refund_failed')
        and t.cause <> e.payment_id || ' refunded') as refunded,
      -sum(${debit}) filter (where e.ledger_account = 'refunds_payable') as set_aside,
      -sum(${debit}) filter (where e.ledger_account = 'payments'
        and t.kind in ('payment_reversed', 'payment_reinstated')) as taken_back
    from ${entries} group by e.payment_id),
  sent as (
    select r.payment_id, sum(r.amount) as amount,
      coalesce(sum(r.amount) filter (where r.status = 'pending'), 0) as pending
    from ${refunds} r where r.status <> 'failed' group by r.payment_id)
  select 'payment' as of, p.id, coalesce(p.operator_reference, p.reference) as name, v.figure, p.currency,
    v.ledger, v.expected
  from ${payments} p left join posted on posted.payment_id = p.id left join sent on sent.payment_id = p.id
  cross join lateral (values
    ('received', coalesce(posted.received, 0),
      case when p.status in ('succeeded', 'reversed')
        then p.amount - p.amount_refunded - p.amount_taken_back + coalesce(sent.pending, 0) else 0 end),
    ('refunded', coalesce(posted.refunded, 0), p.amount_refunded - coalesce(sent.pending, 0)),
    ('refunds', coalesce(sent.amount, 0), p.amount_refunded),
    ('set aside', coalesce(posted.set_aside, 0), coalesce(sent.pending, 0)),
    ('taken back', coalesce(posted.taken_back, 0), p.amount_taken_back)
  ) as v (figure, ledger, expected)
  where v.ledger <> v.expected or v.ledger < 0`);

/** A customer's credit, and what is on no invoice of the payments that have succeeded. */
const ofCustomers = differencesIn(sql`
  with posted as (
    select e.account_id, t.currency, -sum(${debit}) as credit from ${entries}
    where e.ledger_account = 'credit' group by e.account_id, t.currency),
  unplaced as (
    select p.account_id, p.currency, sum(p.amount - p.amount_refunded - p.amount_taken_back - coalesce(placed.amount, 0)) as credit
    from ${payments} p cross join lateral (
      select sum((part ->> 'amount')::bigint) as amount from jsonb_array_elements(p.allocations) as part) as placed
    where p.status = 'succeeded' group by p.account_id, p.currency)
  select 'customer' as of, account_id as id, a.suite_number as name, 'credit' as figure, currency,
    coalesce(posted.credit, 0) as ledger, coalesce(unplaced.credit, 0) as expected
  from posted full join unplaced using (account_id, currency) join ${accounts} a on a.id = account_id
  where coalesce(posted.credit, 0) <> coalesce(unplaced.credit, 0) or posted.credit < 0`);

/** A customer's credit, and the copy of it that screens read. */
const ofCredits = differencesIn(sql`
  with posted as (
    select e.account_id, t.currency, -sum(${debit}) as credit from ${entries}
    where e.ledger_account = 'credit' group by e.account_id, t.currency)
  select 'customer' as of, account_id as id, a.suite_number as name, 'kept credit' as figure, currency,
    coalesce(posted.credit, 0) as ledger, coalesce(c.amount, 0) as expected
  from posted full join ${accountCredits} c using (account_id, currency) join ${accounts} a on a.id = account_id
  where coalesce(posted.credit, 0) <> coalesce(c.amount, 0)`);

const balances = rowsOf<LedgerBalance>(sql`
  select t.currency, e.ledger_account as "ledgerAccount", sum(${debit}) as balance
  from ${entries} group by t.currency, e.ledger_account order by t.currency, e.ledger_account`);

/**
 * Compares the ledger with itself and with every invoice, payment and customer, at one instant: in one statement, so
 * that the portal may go on. It reads all of them.
 */
export async function verifyLedger(db: Database) {
  const {
    transactions,
    balances: found,
    ...differences
  } = onlyRow(
    await db
      .select({
        transactions: db.$count(ledgerTransactions),
        balances,
        ofTransactions,
        ofCurrencies,
        ofInvoices,
        ofPayments,
        ofCustomers,
        ofCredits,
      })
      .from(nothingElse),
  );
  return { transactions, balances: found, differences: Object.values(differences).flat() };
}
