import { z } from 'zod';
import { stateChoices, type StateCode } from './states';

/** The form's values. */
export interface AddressFields {
  firstName: string;
  lastName: string;
  address: string;
  state: StateCode | null;
  zip: string;
  from: string | null;
}

export const emptyAddress: AddressFields = {
  firstName: '',
  lastName: '',
  address: '',
  state: null,
  zip: '',
  from: null,
};

const codes = stateChoices.map(({ value }) => value);

/** A forwarding address. */
export const addressSchema = z
  .object({
    firstName: z
      .string()
      .trim()
      .min(1, 'Enter the first name.')
      .max(50, 'A first name has at most 50 letters.'),
    lastName: z.string().trim().min(1, 'Enter the last name.').max(50, 'A last name has at most 50 letters.'),
    address: z
      .string()
      .trim()
      .min(5, 'Enter the street and the number.')
      .max(300, 'That is too long for a label.'),
    state: z.enum(codes, 'Choose a state.'),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, 'A ZIP code has five digits, such as 33122.'),
    from: z.iso.date('Type a date, or leave the field empty.').nullable(),
  })
  .refine(({ firstName, lastName }) => firstName.toLowerCase() !== lastName.toLowerCase(), {
    message: 'First and last name are the same. Please check both.',
  });
