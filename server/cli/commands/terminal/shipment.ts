import path from 'node:path';
import { operatorShipmentSchema } from '@/lib/domain/operator/operator-readings';
import { shipmentStatuses } from '@/lib/domain/shipment/shipment-status';
import { formatDateTime, formatMoney } from '@/lib/format';
import { RefusedError } from '../refused';
import { shipmentActNames, shipmentListSchema, type ShipmentActName } from '../shipments';
import type { Work } from './connect';
import { countOption } from './count-option';
import { readText } from './files';
import { table } from './table';
import { UsageError } from './usage';

interface ShipmentArguments {
  warehouse?: string | undefined;
  suite?: string | undefined;
  status?: string | undefined;
  limit?: string | undefined;
  file?: string | undefined;
}

function listWork({ warehouse, suite, status, limit }: ShipmentArguments): Work {
  const wanted = shipmentStatuses.find((known) => known === status);
  if (status !== undefined && wanted === undefined)
    throw new UsageError(`--status may be: ${shipmentStatuses.join(', ')}`);
  const count = countOption(limit);
  return async (connection) => {
    const body = { warehouse, suite, status: wanted, limit: count };
    const shipments = shipmentListSchema.parse(await connection.run('shipment-list', body));
    const rows = shipments.map(({ final, estimate, quote, ...shipment }) => {
      const charges = final ?? estimate ?? quote;
      return [
        shipment.id,
        shipment.suiteNumber,
        shipment.status,
        String(shipment.packages.length),
        charges ? formatMoney({ amount: charges.total, currency: charges.currency }) : '–',
        formatDateTime(shipment.updatedAt),
      ];
    });
    const heading = ['Id', 'Suite', 'Status', 'Packages', 'Total', 'Changed (UTC)'];
    console.log(rows.length > 0 ? table(heading, rows) : 'There are no such shipments.');
    return 0;
  };
}

function showWork([id, ...more]: string[]): Work {
  if (id === undefined || more.length > 0)
    throw new UsageError('Name one shipment by its id: shipment show shp_…');
  return async (connection) => {
    const shipment = operatorShipmentSchema.parse(await connection.run('shipment-show', { id }));
    console.log(JSON.stringify(shipment, null, 2));
    return 0;
  };
}

async function readJson(file: string): Promise<unknown> {
  const read = await readText(file);
  if ('problem' in read) throw new RefusedError(`${file} ${read.problem}.`);
  try {
    return JSON.parse(read.text);
  } catch (error) {
    throw new RefusedError(`${file} is not JSON.`, { cause: error });
  }
}

function changeWork(act: ShipmentActName, file: string | undefined, folder: string): Work {
  if (file === undefined) throw new UsageError(`--file is needed: what POST operator/${act} takes, as JSON`);
  return async (connection) => {
    const given = await readJson(path.resolve(folder, file));
    const shipment = operatorShipmentSchema.parse(await connection.run('shipment-change', { act, given }));
    console.log(`Shipment ${shipment.id} is ${shipment.status}.`);
    return 0;
  };
}

/** `shipment list|show`, or a call of operators by its name. @throws UsageError */
export function shipmentWork([action, ...rest]: string[], values: ShipmentArguments, folder: string): Work {
  if (action === 'list') return listWork(values);
  if (action === 'show') return showWork(rest);
  const act = shipmentActNames.find((name) => name === action);
  if (act) return changeWork(act, values.file, folder);
  throw new UsageError(`Say what to do with shipments: list, show, or ${shipmentActNames.join(', ')}`);
}
