import { usualScopes } from '@/lib/domain/operator/operator';
import { keyListSchema, newKeyResultSchema } from '../api-keys';
import { onboardingLinkResultSchema } from '../onboarding-link';
import { RefusedError } from '../refused';
import { testMailResultSchema } from '../test-mail';
import { usualCurrency, warehouseListSchema, warehouseResultSchema } from '../warehouses';
import type { Connection } from './connect';
import type { Ask } from './questions';
import { warehouseBody, type WarehouseValues } from './warehouse';
import type { WarehouseMessageValues } from './warehouse-messages';

type WarehouseOption = Exclude<keyof WarehouseValues, keyof WarehouseMessageValues>;

const questions: [WarehouseOption, string][] = [
  ['code', 'Code of the warehouse, 2 to 10 letters and digits, such as MIA'],
  ['name', 'Name that customers and shops read'],
  ['line1', 'Street and number'],
  ['line2', 'Second line of the address (may be empty)'],
  ['city', 'City'],
  ['region', 'State or region (empty where there are none)'],
  ['postal-code', 'Postal code'],
  ['country', 'Country, as two letters such as US'],
  ['phone', 'Phone, printed on the address (may be empty)'],
  ['time-zone', 'Time zone'],
  ['hours', 'Opening hours, such as Mon–Fri 8:00–18:00'],
  ['contact', 'E-mail address or phone number for customers'],
  ['currency', 'Currency of invoices that name none, as three letters'],
  ['free-days', 'Days that storage is free (empty: packages have no storage period)'],
  ['kept-days', 'Days that a package is kept'],
  ['storage-fee', 'Fee of each day after the free ones, in cents or the like (0: none)'],
  ['tax-category', 'Tax category of invoice lines that name none, such as S (empty: each names its own)'],
  ['tax-rate', 'Tax rate of that category, in per cent'],
  ['tax-id', 'Your tax number, printed on invoices (may be empty)'],
  ['units', 'Units for new customers, metric or imperial (empty: by their country)'],
];

/** Questions that are asked only when another has an answer. */
const dependsOn: Partial<Record<WarehouseOption, WarehouseOption>> = {
  'kept-days': 'free-days',
  'storage-fee': 'free-days',
  'tax-rate': 'tax-category',
};

/** The answer that Enter accepts to a question that has not been answered yet. */
function usualAnswer(option: WarehouseOption, { country }: WarehouseValues): string | undefined {
  if (option === 'time-zone') return Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (option === 'currency') return usualCurrency(country) ?? 'USD';
  if (option === 'kept-days') return '90';
  return option === 'storage-fee' || option === 'tax-rate' ? '0' : undefined;
}

/** Asks and carries out what was answered, again until it isn't refused; each refusal is printed. */
async function untilAccepted<A, T>(ask: () => Promise<A>, carryOut: (answer: A) => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    try {
      return await carryOut(answer);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      console.log(`\n${error.message}\n`);
    }
  }
}

/** The first warehouse; asks for one if there is none. What was answered before a refusal is offered again. */
async function warehouseOf(connection: Connection, ask: Ask): Promise<string> {
  const [first] = warehouseListSchema.parse(await connection.run('warehouse-list', {}));
  if (first) {
    console.log(`There is a warehouse: ${first.code}, ${first.name}.`);
    return first.code;
  }
  const answers: WarehouseValues = {};
  const askAll = async () => {
    for (const [option, question] of questions) {
      const other = dependsOn[option];
      const isAsked = other === undefined || Boolean(answers[other]);
      const usual = answers[option] ?? usualAnswer(option, answers);
      answers[option] = isAsked ? await ask(question, usual) : undefined;
    }
    return { ...warehouseBody(answers), code: answers.code };
  };
  return untilAccepted(askAll, async (warehouse) => {
    const { code, name } = warehouseResultSchema.parse(await connection.run('warehouse-create', warehouse));
    console.log(`\nWarehouse ${code} (${name}) is created.`);
    return code;
  });
}

async function checkMail(connection: Connection, ask: Ask): Promise<void> {
  const askAddress = () => ask('\nE-mail address that gets a test message (empty: none)');
  await untilAccepted(askAddress, async (email) => {
    if (!email) return;
    const { keptInOutbox } = testMailResultSchema.parse(await connection.run('test-mail', { email }));
    console.log(keptInOutbox ? 'It is kept, not sent: npm run outbox. SMTP_URL sends it.' : 'It is sent.');
  });
}

async function firstKey(connection: Connection, warehouse: string, ask: Ask): Promise<void> {
  const keys = keyListSchema.parse(await connection.run('api-key-list', {}));
  if (keys.some((key) => key.warehouse === warehouse && key.revokedAt === null)) return;
  const name = await ask('\nName of an API key for your own systems (empty: none)');
  if (!name) return;
  const body = { warehouse, name, scopes: usualScopes };
  const { key } = newKeyResultSchema.parse(await connection.run('api-key-create', body));
  console.log(`${key}  (shown only now)`);
}

async function firstLink(connection: Connection, warehouse: string, origin: string, ask: Ask): Promise<void> {
  const askSuite = () =>
    ask(`\nSuite number of a customer to invite, such as ${warehouse}-10001 (empty: none)`);
  await untilAccepted(askSuite, async (suite) => {
    if (!suite) return;
    const answer = await connection.run('onboarding-link', { warehouse, suite });
    const { token } = onboardingLinkResultSchema.parse(answer);
    console.log(
      `${origin}/auth/onboard?token=${token}\nSend it to the customer: it works once, for 30 days.`,
    );
  });
}

/**
 * `setup`: asks for what a new installation needs, in the order in which it is needed. What there is already is not
 * asked for, so it can be run again.
 * @returns the exit code
 */
export async function runSetup(connection: Connection, publicOrigin: string, ask: Ask): Promise<number> {
  const warehouse = await warehouseOf(connection, ask);
  await checkMail(connection, ask);
  await firstKey(connection, warehouse, ask);
  await firstLink(connection, warehouse, publicOrigin, ask);
  console.log(`\n${publicOrigin} is ready for customers of ${warehouse}.`);
  return 0;
}
