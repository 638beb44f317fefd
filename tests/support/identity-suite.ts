import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from './databases';
import { startIdentity, type TestIdentity } from './identity';

interface Suite {
  /** The running test's server; its clock starts at least an hour after the previous test. */
  identity: () => TestIdentity;
  database: () => OpenedDatabase['db'];
}

/** Runs tests on every kind of database: one database per suite, one server and addresses of its own per test. */
export function describeIdentity(name: string, define: (suite: Suite) => void): void {
  describe.each(databases)(`${name}, on $name`, ({ open }) => {
    let opened: OpenedDatabase;
    let identity: TestIdentity;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened.close();
    });
    beforeEach(async () => {
      identity = await startIdentity({ db: opened.db });
    });
    afterEach(async () => {
      await identity.close();
    });
    define({ identity: () => identity, database: () => opened.db });
  });
}

let addresses = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  addresses += 1;
  return `customer${addresses}@waybill.example`;
}
