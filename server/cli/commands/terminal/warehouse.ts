import type { z } from 'zod';
import { usualCreditRule } from '@/lib/domain/billing/credit-rule';
import { shipmentRuleOf } from '@/lib/domain/operator/shipment-rule';
import { formatMoney } from '@/lib/format';
import { optionOfField } from '../options';
import { warehouseListSchema, warehouseResultSchema } from '../warehouses';
import type { Work } from './connect';
import { numberOf } from './number-of';
import { table } from './table';
import { UsageError } from './usage';
import {
  brandBody,
  messageRulesBody,
  rulesInWords,
  warehouseMessageOptions,
  type WarehouseMessageValues,
} from './warehouse-messages';

/** The options that describe a warehouse. */
export const warehouseOptions = {
  code: { type: 'string' },
  hours: { type: 'string' },
  contact: { type: 'string' },
  [optionOfField.timeZone]: { type: 'string' },
  line1: { type: 'string' },
  line2: { type: 'string' },
  [optionOfField.locality]: { type: 'string' },
  [optionOfField.administrativeArea]: { type: 'string' },
  [optionOfField.postalCode]: { type: 'string' },
  [optionOfField.countryCode]: { type: 'string' },
  currency: { type: 'string' },
  [optionOfField.freeDays]: { type: 'string' },
  [optionOfField.keptDays]: { type: 'string' },
  [optionOfField.feePerDay]: { type: 'string' },
  [optionOfField.category]: { type: 'string' },
  [optionOfField.rate]: { type: 'string' },
  [optionOfField.taxId]: { type: 'string' },
  [optionOfField.unitSystem]: { type: 'string' },
  [optionOfField.tolerance]: { type: 'string' },
  [optionOfField.invoiceSeries]: { type: 'string' },
  [optionOfField.dueDays]: { type: 'string' },
  [optionOfField.creditRule]: { type: 'string' },
  ...warehouseMessageOptions,
} as const;

type Option = Exclude<keyof typeof warehouseOptions, keyof WarehouseMessageValues> | 'name' | 'phone';
/** What describes a warehouse, by option. */
export type WarehouseValues = Partial<Record<Option, string | undefined>> & WarehouseMessageValues;

const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const number = (typed: string | undefined) => (typed === undefined ? undefined : numberOf(typed));

/** An option that may be empty: that takes away what there is. */
const orNone = (typed: string | undefined) => (typed?.trim() === '' ? null : typed);

/** An option whose emptiness is as usual. */
const orUsual = (typed: string | undefined, usual: string) => (typed?.trim() === '' ? usual : typed?.trim());

/** A part of a warehouse by options: absent when none is given, null when all that are given are empty. */
function partOf(fields: Record<string, string | number | undefined>) {
  const named = given(fields);
  const values = Object.values(named);
  if (values.length === 0) return undefined;
  return values.every((value) => value === '') ? null : named;
}

/** The options as the commands' fields; what is not given is absent. */
export function warehouseBody(values: WarehouseValues) {
  const { name, hours, contact, line1, line2, phone } = values;
  const address = given({
    line1,
    line2,
    locality: values[optionOfField.locality],
    administrativeArea: values[optionOfField.administrativeArea],
    postalCode: values[optionOfField.postalCode],
    countryCode: values[optionOfField.countryCode]?.trim().toUpperCase(),
    phone,
  });
  const plain = given({
    name,
    hours,
    contact,
    timeZone: values[optionOfField.timeZone],
    currency: values.currency?.trim().toUpperCase(),
    taxId: orNone(values[optionOfField.taxId]),
    unitSystem: orNone(values[optionOfField.unitSystem]),
    creditRule: orUsual(values[optionOfField.creditRule], usualCreditRule),
    storageRule: partOf({
      freeDays: number(values[optionOfField.freeDays]),
      keptDays: number(values[optionOfField.keptDays]),
      feePerDay: number(values[optionOfField.feePerDay]),
    }),
    tax: partOf({
      category: values[optionOfField.category]?.trim(),
      rate: number(values[optionOfField.rate]),
    }),
    shipmentRule: partOf({
      tolerance: number(values[optionOfField.tolerance]),
      invoiceSeries: values[optionOfField.invoiceSeries]?.trim(),
      dueDays: number(values[optionOfField.dueDays]),
    }),
    messageRules: messageRulesBody(values),
    brand: brandBody(values),
  });
  return { ...plain, address };
}

function createWork(values: WarehouseValues): Work {
  const { code } = values;
  if (!code?.trim()) throw new UsageError('--code is needed, such as MIA');
  return async (connection) => {
    const answer = await connection.run('warehouse-create', { ...warehouseBody(values), code });
    const created = warehouseResultSchema.parse(answer);
    console.log(`Warehouse ${created.code} (${created.name}) is created. What comes next:`);
    console.log(`  npm run waybill -- onboarding-link --warehouse ${created.code} --suite <number>`);
    console.log(`  npm run waybill -- api-key create --warehouse ${created.code} --name <name>`);
    return 0;
  };
}

function updateWork([code, ...more]: string[], values: WarehouseValues): Work {
  if (code === undefined || more.length > 0)
    throw new UsageError('Name one warehouse by its code: warehouse update MIA');
  if (values.code !== undefined) throw new UsageError('A warehouse keeps its code; leave out --code');
  const { address, ...rest } = warehouseBody(values);
  if (Object.keys({ ...address, ...rest }).length === 0)
    throw new UsageError('Say what to change, such as --hours "Mon–Fri 8:00–18:00"');
  return async (connection) => {
    const answer = await connection.run('warehouse-update', { ...rest, address, code });
    const changed = warehouseResultSchema.parse(answer);
    console.log(`Warehouse ${changed.code} (${changed.name}) is changed.`);
    return 0;
  };
}

type Listed = z.infer<typeof warehouseListSchema>[number];

function storageInWords({ storageRule, currency }: Listed): string {
  if (!storageRule) return 'no rule';
  const { freeDays, keptDays, feePerDay } = storageRule;
  if (feePerDay === 0) return `${keptDays} days, free`;
  return `${keptDays} days, ${freeDays} free, then ${formatMoney({ amount: feePerDay, currency })}`;
}

function shipmentsInWords({ shipmentRule }: Listed): string {
  const { tolerance, invoiceSeries, dueDays } = shipmentRuleOf({ shipmentRule });
  return `${invoiceSeries}1, ${dueDays} days, ${tolerance}%`;
}

const listWork: Work = async (connection) => {
  const warehouses = warehouseListSchema.parse(await connection.run('warehouse-list', {}));
  const rows = warehouses.map((warehouse) => [
    warehouse.code,
    warehouse.name,
    warehouse.country,
    warehouse.timeZone,
    warehouse.hours,
    warehouse.contact,
    rulesInWords(warehouse.messageRules),
    warehouse.brand ? `${warehouse.brand.colour}${warehouse.brand.logo ? ' and logo' : ''}` : 'none',
    warehouse.currency,
    storageInWords(warehouse),
    warehouse.tax ? `${warehouse.tax.category} ${warehouse.tax.rate}%` : 'by line',
    warehouse.unitSystem ?? 'by country',
    shipmentsInWords(warehouse),
    warehouse.creditRule,
    warehouse.customers,
  ]);
  const heading = ['Code', 'Name', 'Country', 'Time zone', 'Hours', 'Contact'];
  heading.push(
    'Messages',
    'Brand',
    'Currency',
    'Storage',
    'Tax',
    'Units',
    'Shipments',
    'Credit',
    'Customers',
  );
  console.log(rows.length > 0 ? table(heading, rows) : 'There are no warehouses.');
  return 0;
};

/** `warehouse create|update|list`. @throws UsageError */
export function warehouseWork([action, ...rest]: string[], values: WarehouseValues): Work {
  if (action === 'create') return createWork(values);
  if (action === 'update') return updateWork(rest, values);
  if (action === 'list') return listWork;
  throw new UsageError('Say what to do with warehouses: warehouse create, update or list');
}
