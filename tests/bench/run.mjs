// Measures the wanted rows, prints them, and keeps them when asked.
import { createContext } from './context.mjs';
import { printReport, writeReport } from './report.mjs';
import { coldStartRow } from './rows/cold-start.mjs';
import { firstLoadRow } from './rows/first-load.mjs';
import { growthRow } from './rows/growth.mjs';
import { guardRow } from './rows/guard.mjs';
import { lighthouseRow } from './rows/lighthouse.mjs';
import { memoryRow } from './rows/memory.mjs';
import { navigationRow } from './rows/navigation.mjs';
import { navigationBytesRow } from './rows/navigation-bytes.mjs';
import { packagesPageRow } from './rows/packages-page.mjs';
import { productApiRow } from './rows/product-api.mjs';

/**
 * A row is `{ id, title, target, run(context) }` and gives one or more `{ name, ratio, detail, low?, high? }`; a result
 * may carry a target of its own, and say that it wants `atLeast` that.
 */
const rows = [
  firstLoadRow,
  lighthouseRow,
  packagesPageRow,
  productApiRow,
  guardRow,
  navigationRow,
  coldStartRow,
  growthRow,
  memoryRow,
  navigationBytesRow,
];

export async function runBench({ only, write, ...options }) {
  const context = createContext(options);
  try {
    const measured = [];
    const failed = [];
    for (const row of rows.filter(({ id }) => only?.includes(id) ?? true)) {
      console.log(`Row ${row.id}: ${row.title} …`);
      try {
        measured.push({ row, results: await row.run(context) });
      } catch (error) {
        // The other rows took minutes: they are measured and printed all the same.
        console.error(`Row ${row.id} could not be measured:`, error);
        failed.push(row.id);
      }
    }
    printReport(measured, options);
    if (write && failed.length === 0) writeReport(measured, options);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await context.stop();
  }
}
