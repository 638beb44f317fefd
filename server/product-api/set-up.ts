import type { Database } from '@/server/database';
import { warehouseCodes } from '@/server/database/repositories/operators/operators-warehouses';

/** Asks whether the installation has a warehouse; once it has one, the database is not asked again. */
export function setUpCheck(db: Database): () => Promise<boolean> {
  let isSetUp = false;
  return async () => {
    isSetUp ||= (await warehouseCodes(db)).length > 0;
    return isSetUp;
  };
}
