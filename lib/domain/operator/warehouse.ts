import { z } from 'zod';
import { timeZoneSchema } from '../account/account';
import { newAddressSchema } from '../address/new-address';
import { creditRules, usualCreditRule } from '../billing/credit-rule';
import { messageRulesSchema } from './message-rules';
import { brandSchema } from './brand';
import { shipmentRuleSchema } from './shipment-rule';

const codeRule = 'Use 2 to 10 letters and digits, a letter first, such as MIA';
const line = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Use at most ${max} characters`);

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const currencyRule = 'Use the three letters of a currency, such as USD';

const daysRule = 'Give whole days, from 0 to 3650';
const days = z.int(daysRule).min(0, daysRule).max(3650, daysRule);
const feeRule = 'Give the fee of a day in the smallest unit of the currency: 60 is $0.60, 0 is none';

/** How long a package may stay from the day of its receipt, and what the days after the free ones cost. */
const storageRuleSchema = z
  .strictObject({
    freeDays: days,
    keptDays: days,
    /** Minor units of the warehouse's currency. */
    feePerDay: z.int(feeRule).min(0, feeRule).max(10_000_000, feeRule),
  })
  .refine(({ freeDays, keptDays }) => freeDays <= keptDays, {
    path: ['freeDays'],
    error: 'Give at most the days that a package is kept',
  });
export type StorageRule = z.infer<typeof storageRuleSchema>;

const rateRule = 'Give per cent, from 0 to 100';
const usualTaxSchema = z.strictObject({
  category: line(40, 'Give the category that invoices show, such as S'),
  /** Per cent. */
  rate: z.number(rateRule).min(0, rateRule).max(100, rateRule),
});
/** The tax of an invoice line that names none. */
export type UsualTax = z.infer<typeof usualTaxSchema>;

/** A warehouse as its operator describes it; the address follows the rules of its country. */
export const newWarehouseSchema = z.strictObject({
  /** Begins the suite numbers by custom, and stays. */
  code: z
    .string({ error: codeRule })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{1,9}$/, codeRule),
  name: line(80, 'Give the name that customers and shops read'),
  address: newAddressSchema(),
  timeZone: timeZoneSchema,
  /** In words: `Mon–Fri 8:00–18:00`. */
  hours: line(120, 'Say when it is open, such as "Mon–Fri 8:00–18:00"'),
  /** An e-mail address or a phone number, shown to customers. */
  contact: line(254, 'Give an e-mail address or a phone number'),
  /** Of invoices, payments and declarations that name none. */
  currency: z
    .string({ error: currencyRule })
    .trim()
    .toUpperCase()
    .refine((code) => currencies.has(code), currencyRule),
  /** Null: packages have the storage that the operator's rows name, or none. */
  storageRule: storageRuleSchema.nullable().default(null),
  /** Null: each invoice line names its own. */
  tax: usualTaxSchema.nullable().default(null),
  /** Printed on the warehouse's invoices. */
  taxId: line(40, 'Give the number under which the warehouse pays tax').nullable().default(null),
  /** Of new accounts; null: by the customer's country. */
  unitSystem: z.enum(['metric', 'imperial'], { error: 'Say metric or imperial' }).nullable().default(null),
  /** Null: customers are told of everything, by every channel, at the usual days. */
  messageRules: messageRulesSchema.nullable().default(null),
  /** Null: mails bear the warehouse's name in the portal's colours. */
  brand: brandSchema.nullable().default(null),
  /** Null: what is above the estimate is confirmed, and invoices are numbered S-1, S-2 and so on. */
  shipmentRule: shipmentRuleSchema.nullable().default(null),
  creditRule: z.enum(creditRules, { error: 'Say choice or automatic' }).default(usualCreditRule),
});
export type NewWarehouse = z.infer<typeof newWarehouseSchema>;

type Part = Record<string, unknown>;

const partSchema = z.record(z.string(), z.unknown());
/** What is named of a warehouse, to be checked once it is put to the rest. */
export const warehouseChangesSchema = z.looseObject({
  address: partSchema.optional(),
  storageRule: partSchema.nullish(),
  tax: partSchema.nullish(),
  messageRules: z.looseObject({ kinds: partSchema.optional() }).nullish(),
  brand: partSchema.nullish(),
  shipmentRule: partSchema.nullish(),
});
export type WarehouseChanges = z.infer<typeof warehouseChangesSchema>;

function changedPart(before: Part | null | undefined, given: Part | null | undefined) {
  if (given === undefined) return before;
  return given && { ...before, ...given };
}

/** Rules with those that are named of single kinds; null takes one away. */
function changedRules(
  before: NewWarehouse['messageRules'] | undefined,
  given: WarehouseChanges['messageRules'],
) {
  const rules = changedPart(before, given);
  if (!rules) return rules;
  const kinds = Object.entries({ ...before?.kinds, ...given?.kinds }).filter(([, rule]) => rule !== null);
  return { ...rules, kinds: Object.fromEntries(kinds) };
}

/** A fee is told in minor units of the currency, so another currency needs another fee. */
function ruleIn(currency: unknown, { currency: before, storageRule }: Partial<NewWarehouse>) {
  if (!storageRule || currency === before) return storageRule;
  const { freeDays, keptDays } = storageRule;
  return { freeDays, keptDays };
}

/**
 * A warehouse with what is named of it, for `newWarehouseSchema` to check: the rest stays, and null takes away what may
 * be taken away. Its address bears its name.
 */
export function warehouseWith(
  before: Partial<NewWarehouse>,
  { address, storageRule, tax, messageRules, brand, shipmentRule, ...rest }: WarehouseChanges,
): Part {
  const after = { ...before, ...rest };
  const parts: Part = { ...before.address, ...address };
  const kept = Object.entries(parts).filter(([, value]) => value !== null);
  return {
    ...after,
    address: { ...Object.fromEntries(kept), name: after.name },
    storageRule: changedPart(ruleIn(after.currency, before), storageRule),
    tax: changedPart(before.tax, tax),
    messageRules: changedRules(before.messageRules, messageRules),
    brand: changedPart(before.brand, brand),
    shipmentRule: changedPart(before.shipmentRule, shipmentRule),
  };
}
