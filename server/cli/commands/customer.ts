import { findCustomers, someCustomers } from '@/server/database/repositories/packages/tracking';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

type Customer = Awaited<ReturnType<typeof findCustomers>>[number];

/**
 * The account for an operator's e-mail address, suite number, or `WAREHOUSE/SUITE`.
 * @throws RefusedError listing examples, or the possible matches
 */
export async function requireCustomer({ db }: CommandContext, name: string): Promise<Customer> {
  const [account, ...others] = await findCustomers(db, name);
  if (account && others.length === 0) return account;
  if (account) {
    const list = [account, ...others]
      .map(({ warehouse, suiteNumber, email }) => `${warehouse}/${suiteNumber} (${email})`)
      .join(', ');
    throw new RefusedError(`"${name}" may be: ${list}. Name one of them by its warehouse and suite.`);
  }
  const known = await someCustomers(db, 5);
  const right =
    known.length > 0
      ? `Give an e-mail address or a suite number, such as ${known.map((some) => `${some.email} (${some.suiteNumber})`).join(', ')}.`
      : 'There are no customers yet: start Waybill once with npm start.';
  throw new RefusedError(`There is no customer "${name}". ${right}`);
}

/** The same of a customer to whom something may come. @throws RefusedError also when they were erased */
export async function requirePresentCustomer(context: CommandContext, name: string): Promise<Customer> {
  const customer = await requireCustomer(context, name);
  if (customer.status === 'erased')
    throw new RefusedError(`The customer of ${customer.warehouse}/${customer.suiteNumber} was erased.`);
  return customer;
}
