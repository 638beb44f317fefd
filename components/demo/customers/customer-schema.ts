import { z } from 'zod';
import { countries, type CountryCode } from '../data/countries';
import type { CustomerFacts } from './customer-area';

/** The form's values. */
export interface CustomerFields {
  name: string;
  image: string;
  bio: string;
  email: string;
  country: CountryCode | null;
  city: string;
  state: string;
  website: string;
}

export const emptyCustomer: CustomerFields = {
  name: '',
  image: '',
  bio: '',
  email: '',
  country: null,
  city: '',
  state: '',
  website: '',
};

const codes = Object.keys(countries) as CountryCode[];
const upTo = (letters: number, what: string) =>
  z
    .string()
    .trim()
    .max(letters, `${what} has at most ${letters} letters.`)
    .transform((text) => text || undefined);

/** The prefix is shown before the field, so a pasted one is removed. */
const website = z
  .string()
  .trim()
  .transform((text) => text.replace(/^https?:\/\//i, ''))
  .refine(
    (text) => text === '' || /^([a-z\d-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text),
    'Enter an address such as harbour-books.example.',
  )
  .transform((text) => text || undefined);

/** A valid customer. */
export const customerSchema: z.ZodType<CustomerFacts> = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'Enter a nickname of two letters or more.')
    .max(40, 'A nickname has at most 40 letters.'),
  image: z.string().transform((address) => address || undefined),
  bio: upTo(400, 'A biography'),
  email: z.email('Enter an e-mail address such as ada@example.com.'),
  country: z.enum(codes, 'Choose a country.'),
  city: upTo(60, 'A city'),
  state: upTo(60, 'A state'),
  website,
});
