import { optionOfField } from '../options';
import { warehouseListSchema, warehouseResultSchema } from '../warehouses';
import type { Work } from './connect';
import { table } from './table';
import { UsageError } from './usage';

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
} as const;

type Option = keyof typeof warehouseOptions | 'name' | 'phone';
/** What describes a warehouse, by option. */
export type WarehouseValues = Partial<Record<Option, string | undefined>>;

const given = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

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
  return { ...given({ name, hours, contact, timeZone: values[optionOfField.timeZone] }), address };
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

const listWork: Work = async (connection) => {
  const warehouses = warehouseListSchema.parse(await connection.run('warehouse-list', {}));
  const rows = warehouses.map(({ code, name, country, timeZone, hours, contact, customers }) => [
    code,
    name,
    country,
    timeZone,
    hours,
    contact,
    customers,
  ]);
  const heading = ['Code', 'Name', 'Country', 'Time zone', 'Hours', 'Contact', 'Customers'];
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
