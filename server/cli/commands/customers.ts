import { z } from 'zod';
import { accountStatuses, emailSchema, languageSchema, nameSchema } from '@/lib/domain/account/account';
import { statusIn } from '@/lib/domain/operator/customer-state';
import { toE164 } from '@/lib/domain/values/phone';
import { insertAccount } from '@/server/database/repositories/accounts/accounts';
import {
  changeCustomerStatuses,
  listCustomers as listRows,
  readCustomer,
  suitesOfProved,
  type CustomerRow,
} from '@/server/database/repositories/operators/operators-customers';
import { invitedAccount } from '@/server/product-api/calls/onboarding/new-account';
import { checked } from './checked';
import type { CommandContext } from './context';
import { requireCustomer, requirePresentCustomer } from './customer';
import { RefusedError } from './refused';
import { requireWarehouse } from './warehouses';

const customerSchema = z.object({
  warehouse: z.string(),
  suite: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.enum(accountStatuses),
  since: z.coerce.date(),
});

const inShort = (account: CustomerRow, warehouse: string): z.infer<typeof customerSchema> => ({
  warehouse,
  suite: account.suiteNumber,
  name: account.status === 'erased' ? '–' : account.name,
  email: account.status === 'erased' ? '–' : account.email,
  phone: account.phone,
  status: account.status,
  since: account.createdAt,
});

export const customerListSchema = z.array(customerSchema);

/** The customers of a warehouse, or of all. @throws RefusedError when there is no such warehouse */
export async function listCustomers({ db }: CommandContext, body: unknown) {
  const { warehouse } = z.object({ warehouse: z.string().trim().optional() }).parse(body);
  const id = warehouse === undefined ? undefined : (await requireWarehouse(db, warehouse)).id;
  const rows = await listRows(db, id);
  return rows.map((row) => inShort(row.account, row.warehouse));
}

export const customerResultSchema = customerSchema.extend({
  companyName: z.string().nullable(),
  language: z.string(),
  timeZone: z.string(),
  packages: z.int(),
  wishes: z.object({ email: z.boolean(), sms: z.boolean(), repack: z.boolean() }),
});

const whoSchema = z.object({ customer: z.string().trim().min(1) });

type CustomerInFull = Awaited<ReturnType<typeof readCustomer>>;

function inFull({ account, warehouse, packages }: CustomerInFull): z.infer<typeof customerResultSchema> {
  const { companyName, language, timeZone, preferences } = account;
  const wishes = { ...preferences.notifications, repack: preferences.repack };
  return { ...inShort(account, warehouse), companyName, language, timeZone, packages, wishes };
}

/** A customer by e-mail, suite or `WAREHOUSE/SUITE`, with what they wish. @throws RefusedError */
export async function showCustomer(context: CommandContext, body: unknown) {
  const { customer } = whoSchema.parse(body);
  const { id } = await requireCustomer(context, customer);
  return inFull(await readCustomer(context.db, id));
}

const newCustomerSchema = z.object({
  warehouse: z.string().trim().min(1),
  suite: z
    .string({ error: 'Give the number of the suite, such as MIA-10428' })
    .trim()
    .min(1, 'Give the number of the suite, such as MIA-10428')
    .max(40, 'Use at most 40 characters'),
  name: nameSchema,
  email: emailSchema,
  phone: z.string().trim().optional(),
  language: languageSchema.optional(),
});

/**
 * Creates the account of a customer, who may sign in at once; the first sign-in proves the address and activates it.
 * @throws RefusedError naming each invalid field, or when the suite or the address has an account already
 */
export async function createCustomer(context: CommandContext, body: unknown) {
  const { db, clock } = context;
  const { warehouse: code, suite, phone: typed, language, ...given } = checked(newCustomerSchema, body);
  const warehouse = await requireWarehouse(db, code);
  const { countryCode } = warehouse.address;
  const phone = typed ? toE164(typed, countryCode) : null;
  if (typed && phone === null)
    throw new RefusedError(`--phone: "${typed}" is no phone number; write it as +1 305 555 0100`);
  const phones = phone === null ? [] : [phone];
  const [taken] = (await suitesOfProved(db, { emails: [given.email], phones })).values();
  if (taken !== undefined)
    throw new RefusedError(
      `That e-mail address or phone number opens the account of suite ${taken} already.`,
    );
  const account = invitedAccount(
    { ...given, phone, language },
    { suiteNumber: suite, warehouse, now: clock() },
  );
  if (!(await insertAccount(db, account)))
    throw new RefusedError(`Suite ${suite} of ${warehouse.code} has an account already.`);
  return inFull(await readCustomer(db, account.id));
}

const actions = { suspend: 'suspended', reopen: 'open', close: 'closed' } as const;

const actionSchema = whoSchema.extend({
  action: z.enum(Object.keys(actions) as [keyof typeof actions, ...(keyof typeof actions)[]]),
});

/**
 * Suspends a customer, who can then read but change nothing; closes their account; or opens it again. At once, also for
 * those who are signed in.
 * @throws RefusedError when there is no such customer, or they were erased
 */
export async function changeCustomer(context: CommandContext, body: unknown) {
  const { customer, action } = actionSchema.parse(body);
  const { db, clock } = context;
  const { id } = await requirePresentCustomer(context, customer);
  const found = await readCustomer(db, id);
  const status = statusIn(actions[action], found.account);
  await changeCustomerStatuses(db, new Map([[id, status]]), clock());
  return inFull({ ...found, account: { ...found.account, status } });
}
