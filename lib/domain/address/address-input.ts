import { z } from 'zod';
import { maxLength } from '../values/bounds';
import { countryCodeSchema, requiredText, shortText } from '../values/inputs';

const line = (missing?: string) => shortText(maxLength.addressLine, missing);

/** An address as it is entered, in the order of the forms; the rules of its country are not applied yet. */
export const addressInputSchema = z.object(
  {
    countryCode: countryCodeSchema,
    name: requiredText(maxLength.name, 'Enter a name'),
    company: line().optional(),
    line1: requiredText(maxLength.addressLine, 'Enter the street and number'),
    line2: line().optional(),
    locality: line('Enter the town or city').default(''),
    administrativeArea: line().optional(),
    postalCode: shortText(maxLength.postalCode).optional(),
    phone: shortText(maxLength.addressPhone).optional(),
  },
  'Enter an address',
);
