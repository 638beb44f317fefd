import { z } from 'zod';
import { text } from '@/lib/text/text';
import { addressInputSchema } from '../address/address-input';
import { newAddressSchema } from '../address/new-address';
import { maxLength } from '../values/bounds';
import type { Address } from '../values/common';
import { bodyOf, idSchema, oneOf, shortText, versionSchema } from '../values/inputs';
import { holdChoices, shipmentOptions } from './shipment';

/** The most packages of one shipment. */
export const mostPackages = 50;

const noPackages = { error: () => text('fields.shipment.noPackages') };
const noOptions = { error: () => text('fields.shipment.options') };

const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** What a customer asks the warehouse to ship, and where; the rules of the address's country are not applied yet. */
export const shipmentRequestSchema = bodyOf({
  packageIds: z
    .array(idSchema, noPackages)
    .min(1, noPackages)
    .max(mostPackages, { error: () => text('fields.shipment.manyPackages', { count: mostPackages }) })
    .refine(unique, { error: () => text('fields.shipment.twice') }),
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
