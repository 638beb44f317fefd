import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { shipmentWork } from '@/server/cli/commands/terminal/shipment';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { commandConnection, watchTerminal } from '@/tests/support/operator-terminal';
import { startShipments, type Party, type Shipments } from './harness';

describe.each(databases)('shipments by command on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let shipments: Shipments;
  let connection: Connection;
  let folder: string;
  let ada: Party;

  beforeAll(async () => {
    opened = await open();
    shipments = await startShipments(opened.db);
    connection = commandConnection(opened.db);
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-shipments-'));
    ada = await shipments.party();
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await shipments.close();
    await opened.close();
  });

  const shipment = (words: string[], values: Parameters<typeof shipmentWork>[1] = {}) =>
    shipmentWork(words, values, folder)(connection);
  const change = async (act: string, body: object) => {
    await writeFile(path.join(folder, 'body.json'), JSON.stringify(body));
    return shipment([act], { file: 'body.json' });
  };

  it('are listed by warehouse and state, shown, and changed as the calls change them', async () => {
    const { id } = await shipments.requested(ada);
    await shipment(['list'], { warehouse: ada.wms.code, status: 'requested' });
    expect(terminal.output()).toMatch(new RegExp(`${id} +S-1 +requested +2 +\\$100\\.00`));
    await change('moveShipment', { id, status: 'processing' });
    expect(terminal.output()).toContain(`Shipment ${id} is processing.`);
    expect(await ada.states()).toEqual(['processing', 'processing']);
    terminal.clear();
    await shipment(['show', id]);
    expect(JSON.parse(terminal.output())).toMatchObject({ id, status: 'processing', suiteNumber: 'S-1' });
    terminal.clear();
    await shipment(['list'], { warehouse: ada.wms.code, status: 'requested' });
    expect(terminal.output()).toBe('There are no such shipments.');
  });

  it('what is refused, or wrong in the file, is said as the call says it', async () => {
    const { id } = await shipments.requested(await shipments.party());
    await expect(change('moveShipment', { id, status: 'shipped' })).rejects.toThrow(
      'from requested to shipped',
    );
    await expect(change('moveShipment', { id, status: 'lost' })).rejects.toThrow('status: ');
    await expect(change('declineShipment', { id: 'shp_none' })).rejects.toThrow('There is no such shipment');
    await expect(shipment(['show', 'shp_none'])).rejects.toThrow('There is no shipment shp_none.');
    await expect(shipment(['moveShipment'], { file: 'none.json' })).rejects.toThrow('there is no such file');
    expect(() => shipmentWork(['pack'], {}, folder)).toThrow('packShipment');
  });
});
