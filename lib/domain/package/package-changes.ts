import { z } from 'zod';
import { maxLength, mostDeclared } from '../values/bounds';
import {
  bodyOf,
  countryCodeSchema,
  idSchema,
  oneOf,
  requiredText,
  shortText,
  versionSchema,
} from '../values/inputs';
import { contentSchema } from './package';
import type { PackageStatus } from './package-status';
import { trackingNumberSchema } from './tracking';

/** A slug such as `dhl_parcel_de`; without it the carrier is detected automatically. */
export const carrierSlugSchema = z.string('Choose a carrier').regex(/^[a-z0-9_]{1,40}$/, 'Choose a carrier');

const wholeNumber = 'Enter a whole number';
const currency = 'Choose a currency';

/** A line of contents as a customer declares it; its value in minor units. */
const declaredLineSchema = z.object(
  {
    ...contentSchema.shape,
    description: requiredText(maxLength.description, 'Describe the item'),
    quantity: z
      .int(wholeNumber)
      .min(1, 'Enter at least 1')
      .max(mostDeclared.quantity, 'Enter at most 100,000'),
    unitValue: z.object(
      {
        amount: z
          .int(wholeNumber)
          .min(0, 'Enter a value of 0 or more')
          .max(mostDeclared.unitValue, 'Enter at most 1,000,000,000 in the smallest unit, such as cents'),
        currency: z.string(currency).regex(/^[A-Z]{3}$/, currency),
      },
      'Enter the value of one unit',
    ),
    hsCode: shortText(maxLength.hsCode).optional(),
    originCountry: countryCodeSchema.optional(),
  },
  'Enter an item',
);

export const contentsSchema = z
  .array(declaredLineSchema, 'Send the contents as a list')
  .max(100, 'Enter at most 100 items')
  .refine((lines) => new Set(lines.map(({ unitValue }) => unitValue.currency)).size <= 1, {
    error: 'Enter all values in the same currency',
  });

/** The states in which contents may be declared: until the warehouse begins to prepare the package. */
export const declarableStatuses: ReadonlySet<PackageStatus> = new Set([
  'expected',
  'received',
  'in_storage',
  'on_hold',
  'ship_requested',
]);

/** A package that the customer expects. */
export const preAlertSchema = bodyOf({
  trackingNumber: trackingNumberSchema,
  carrier: carrierSlugSchema.optional(),
  description: shortText(maxLength.description).optional(),
  merchantName: shortText(maxLength.merchantName).optional(),
  orderNumber: shortText(maxLength.orderNumber).optional(),
  nickname: shortText(maxLength.nickname).optional(),
  contents: contentsSchema.optional(),
});
export type PreAlert = z.infer<typeof preAlertSchema>;

/** The contents of a package and their value; the declared value is the sum of its lines. */
export const declarationSchema = bodyOf({
  id: idSchema,
  version: versionSchema,
  contents: contentsSchema.refine((lines) => lines.length > 0, {
    error: 'Enter the contents of the package',
  }),
  declarationStatus: oneOf(['estimated', 'confirmed']),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** An empty nickname removes it. */
export const nicknameChangeSchema = bodyOf({ id: idSchema, nickname: shortText(maxLength.nickname) });
export type NicknameChange = z.infer<typeof nicknameChangeSchema>;
