import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startShipments, type Shipments } from './harness';

interface Suite {
  shipments: () => Shipments;
  database: () => Database;
}

/** Describes shipments on both databases, each opened once for the whole suite. @param timeout of a test, in ms */
export function describeShipments(name: string, define: (suite: Suite) => void, timeout?: number): void {
  describe.each(databases)(`${name} on $name`, timeout === undefined ? {} : { timeout }, ({ open }) => {
    let opened: OpenedDatabase;
    let shipments: Shipments;
    beforeAll(async () => {
      opened = await open();
      shipments = await startShipments(opened.db);
    });
    afterAll(async () => {
      await shipments.close();
      await opened.close();
    });
    define({ shipments: () => shipments, database: () => opened.db });
  });
}
