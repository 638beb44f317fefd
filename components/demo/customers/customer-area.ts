import { z } from 'zod';
import { agents } from '../data/agents';
import { areaOf } from '../area';
import { countries, type CountryCode } from '../data/countries';
import { customers, customerStatuses, type Customer } from '../data/customers';

/** A customer of the list: those created on /profile/create can have a picture and a biography. */
export interface ListedCustomer extends Customer {
  email?: string | undefined;
  bio?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  website?: string | undefined;
  /** A small picture as a data URL. */
  image?: string | undefined;
}

const codes = Object.keys(countries) as CountryCode[];
const words = z.string().optional();

const customerSchema: z.ZodType<ListedCustomer> = z.object({
  id: z.int(),
  name: z.string(),
  country: z.enum(codes),
  company: z.string(),
  date: z.string(),
  status: z.enum(customerStatuses),
  verified: z.boolean(),
  activity: z.number(),
  agent: z.enum(agents),
  balance: z.number(),
  email: words,
  bio: words,
  city: words,
  state: words,
  website: words,
  image: words,
});

/** The customers of /profile/list, newest first. */
export const customerArea = areaOf<ListedCustomer[]>('customers', z.array(customerSchema), customers);

/** The form's fields of a customer. */
export type CustomerFacts = Pick<
  ListedCustomer,
  'name' | 'country' | 'email' | 'bio' | 'city' | 'state' | 'website' | 'image'
>;

/** The customers with a new one at the top, created today by the first agent. */
export function added(all: readonly ListedCustomer[], facts: CustomerFacts): ListedCustomer[] {
  const customer: ListedCustomer = {
    ...facts,
    id: Math.max(...all.map(({ id }) => id)) + 1,
    company: '',
    date: '2025-11-19',
    status: 'New',
    verified: false,
    activity: 0,
    agent: agents[0],
    balance: 0,
  };
  return [customer, ...all];
}
