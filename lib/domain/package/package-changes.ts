import { z } from 'zod';
import { text } from '@/lib/text/text';
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
import { isIn } from '../values/is-in';
import { contentSchema, type Package } from './package';
import { packageStages } from './package-status';
import { trackingNumberSchema } from './tracking';

const noCarrier = { error: () => text('fields.package.carrier') };
/** A slug such as `dhl_parcel_de`; without it the carrier is detected automatically. */
export const carrierSlugSchema = z.string(noCarrier).regex(/^[a-z0-9_]{1,40}$/, noCarrier);

const wholeNumber = { error: () => text('fields.type.int') };
const currency = { error: () => text('fields.package.currency') };

/** A line of contents as a customer declares it; its value in minor units. */
const declaredLineSchema = z.object(
  {
    ...contentSchema.shape,
    description: requiredText(maxLength.description, () => text('fields.package.description')),
    quantity: z
      .int(wholeNumber)
      .min(1, { error: () => text('fields.atLeast.number', { count: 1 }) })
      .max(mostDeclared.quantity, {
        error: () => text('fields.atMost.number', { count: mostDeclared.quantity }),
      }),
    unitValue: z.object(
      {
        amount: z
          .int(wholeNumber)
          .min(0, { error: () => text('fields.package.negativeValue') })
          .max(mostDeclared.unitValue, {
            error: () => text('fields.package.highValue', { count: mostDeclared.unitValue }),
          }),
        currency: z.string(currency).regex(/^[A-Z]{3}$/, currency),
      },
      { error: () => text('fields.package.unitValue') },
    ),
    hsCode: shortText(maxLength.hsCode).optional(),
    originCountry: countryCodeSchema.optional(),
  },
  { error: () => text('fields.package.item') },
);

export const contentsSchema = z
  .array(declaredLineSchema, { error: () => text('fields.package.contents') })
  .max(100, { error: () => text('fields.package.manyItems', { count: 100 }) })
  .refine((lines) => new Set(lines.map(({ unitValue }) => unitValue.currency)).size <= 1, {
    error: () => text('fields.package.currencies'),
  });

/** The states in which contents may be declared: until the warehouse begins to prepare the package. */
export const declarableStatuses: ReadonlySet<Package['status']> = new Set([
  'expected',
  'received',
  'in_storage',
  'on_hold',
  'ship_requested',
]);

/** Whether the customer may declare contents; in a state that the portal does not know, if they are asked to. */
export const isDeclarable = ({ status, nextAction }: Pick<Package, 'status' | 'nextAction'>): boolean =>
  declarableStatuses.has(status) || (!isIn(packageStages, status) && nextAction?.code === 'declare_contents');

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
    error: () => text('fields.package.noContents'),
  }),
  declarationStatus: oneOf(['estimated', 'confirmed']),
});
export type Declaration = z.infer<typeof declarationSchema>;

/** An empty nickname removes it. */
export const nicknameChangeSchema = bodyOf({ id: idSchema, nickname: shortText(maxLength.nickname) });
export type NicknameChange = z.infer<typeof nicknameChangeSchema>;
