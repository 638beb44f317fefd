import { z } from 'zod';
import { text } from '@/lib/text/text';
import { maxLength } from '../values/bounds';
import { countryCodeSchema, requiredText, shortText } from '../values/inputs';

const line = (missing?: () => string) => shortText(maxLength.addressLine, missing);

/** An address as it is entered, in the order of the forms; the rules of its country are not applied yet. */
export const addressInputSchema = z.object(
  {
    countryCode: countryCodeSchema,
    name: requiredText(maxLength.name, () => text('fields.address.name')),
    company: line().optional(),
    line1: requiredText(maxLength.addressLine, () => text('fields.address.missing.line1')),
    line2: line().optional(),
    locality: line(() => text('fields.address.missing.locality')).default(''),
    administrativeArea: line().optional(),
    postalCode: shortText(maxLength.postalCode).optional(),
    phone: shortText(maxLength.addressPhone).optional(),
  },
  { error: () => text('fields.address.none') },
);
