import { findCustomer, someCustomers } from '@/server/database/repositories/tracking';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** The account an operator names by e-mail address or suite number. @throws RefusedError saying who there is */
export async function requireCustomer({ db }: CommandContext, name: string): Promise<Customer> {
  const account = await findCustomer(db, name);
  if (account) return account;
  const known = await someCustomers(db, 5);
  const right =
    known.length > 0
      ? `Give an e-mail address or a suite number, such as ${known.map((some) => `${some.email} (${some.suiteNumber})`).join(', ')}.`
      : 'There are no customers yet: start Waybill once with npm start.';
  throw new RefusedError(`There is no customer "${name}". ${right}`);
}
