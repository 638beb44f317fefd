import { z } from 'zod';
import { text } from '@/lib/text/text';
import { addressInputSchema } from '../address/address-input';
import { newAddressSchema } from '../address/new-address';
import { maxLength } from '../values/bounds';
import type { Address } from '../values/common';
import { bodyOf, idSchema, oneOf, shortText, versionSchema } from '../values/inputs';
import { packageIdsSchema, unique } from './package-ids';
import { holdChoices, shipmentOptions } from './shipment';

const noOptions = { error: () => text('fields.shipment.options') };

/** What a customer asks the warehouse to ship, and where; the rules of the address's country are not applied yet. */
export const shipmentRequestSchema = bodyOf({
  packageIds: packageIdsSchema('fields.shipment.noPackages'),
  address: addressInputSchema,
  options: z
    .array(oneOf(shipmentOptions), noOptions)
    .max(shipmentOptions.length, noOptions)
    .refine(unique, noOptions)
    .default([]),
  /** Whether to ship without a package that is held, or to wait for it. */
  onHold: oneOf(holdChoices),
  note: shortText(maxLength.shipmentNote).optional(),
  /** A quote of the same packages, address and options, and which of its services; without one the warehouse is asked. */
  quote: bodyOf({ id: idSchema, service: shortText(maxLength.serviceCode) }).optional(),
});

/** The same with the address checked by its country's rules, unless it is one of the account's own. */
export const checkedShipmentRequestSchema = (known: readonly Address[]) =>
  shipmentRequestSchema.extend({ address: newAddressSchema(known) });
export type ShipmentRequest = z.output<ReturnType<typeof checkedShipmentRequestSchema>>;

/** A change of one shipment, of the version that the customer saw. */
export const shipmentChangeSchema = bodyOf({ id: idSchema, version: versionSchema });
export type ShipmentChange = z.infer<typeof shipmentChangeSchema>;
