import type { z } from 'zod';
import { formatDate } from '@/lib/format';
import type { Commands } from '..';
import { customerListSchema, customerResultSchema } from '../customers';
import type { Work } from './connect';
import { signInActions, signInWork } from './customer-sign-in';
import { eraseWork } from './erase-customer';
import { table } from './table';
import { UsageError } from './usage';

interface CustomerArguments {
  warehouse?: string | undefined;
  suite?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  language?: string | undefined;
  by?: string | undefined;
  'dry-run'?: boolean | undefined;
  yes?: boolean | undefined;
}

type Customer = z.infer<typeof customerResultSchema>;

const yes = (wish: boolean) => (wish ? 'yes' : 'no');

function print(customer: Customer): void {
  const { warehouse, suite, wishes } = customer;
  const facts = {
    Customer: `${customer.name}${customer.companyName ? `, ${customer.companyName}` : ''}`,
    Suite: `${warehouse}/${suite}`,
    Status: customer.status,
    'E-mail': customer.email,
    Phone: customer.phone ?? '–',
    Language: customer.language,
    'Time zone': customer.timeZone,
    Since: formatDate(customer.since),
    Packages: String(customer.packages),
    'Tell by e-mail': yes(wishes.email),
    'Tell by text': yes(wishes.sms),
    'Repack first': yes(wishes.repack),
  };
  for (const [label, value] of Object.entries(facts)) console.log(`${label.padEnd(16)}${value}`);
}

/** Runs a command whose result is one customer, and prints them. */
const printing =
  (command: keyof Commands, body: unknown): Work =>
  async (connection) => {
    print(customerResultSchema.parse(await connection.run(command, body)));
    return 0;
  };

function createWork({ warehouse, suite, name, email, phone, language }: CustomerArguments): Work {
  if (!warehouse?.trim()) throw new UsageError('--warehouse is needed, such as MIA');
  return printing('customer-create', { warehouse, suite, name, email, phone, language });
}

const listWork =
  ({ warehouse }: CustomerArguments): Work =>
  async (connection) => {
    const customers = customerListSchema.parse(await connection.run('customer-list', { warehouse }));
    const rows = customers.map(({ suite, warehouse: code, name, email, phone, status, since }) => [
      `${code}/${suite}`,
      name,
      email,
      phone ?? '–',
      status,
      formatDate(since),
    ]);
    const heading = ['Suite', 'Name', 'E-mail', 'Phone', 'Status', 'Since'];
    console.log(rows.length > 0 ? table(heading, rows) : 'There are no customers.');
    return 0;
  };

function theOne([customer, ...more]: string[], action: string): string {
  if (customer === undefined || more.length > 0)
    throw new UsageError(
      `Name one customer by e-mail, suite or warehouse and suite: customer ${action} MIA/…`,
    );
  return customer;
}

/** `customer create|list|show|suspend|reopen|close|sign-out|unlock|reset-sign-in|erase`. @throws UsageError */
export function customerWork([action, ...rest]: string[], values: CustomerArguments): Work {
  const ofSignIn = signInActions.find((one) => one === action);
  if (ofSignIn !== undefined) {
    const { by, email, phone } = values;
    return signInWork(ofSignIn, { customer: theOne(rest, ofSignIn), by, email, phone });
  }
  switch (action) {
    case 'create':
      return createWork(values);
    case 'list':
      return listWork(values);
    case 'show':
      return printing('customer-show', { customer: theOne(rest, action) });
    case 'suspend':
    case 'reopen':
    case 'close':
      return printing('customer-change', { customer: theOne(rest, action), action });
    case 'erase': {
      const { 'dry-run': dryRun = false, yes: isSure = false } = values;
      return eraseWork({ customer: theOne(rest, action), dryRun, yes: isSure });
    }
    default:
      throw new UsageError(
        'Say what to do with customers: customer create, list, show, suspend, reopen, close, sign-out, unlock, reset-sign-in or erase',
      );
  }
}
