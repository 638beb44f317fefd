// Measures the wanted rows, prints them, and keeps them when asked.
import { createContext } from './context.mjs';
import { printReport, writeReport } from './report.mjs';
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
  growthRow,
  memoryRow,
  navigationBytesRow,
];

export async function runBench({ only, write, ...options }) {
  const context = createContext(options);
  try {
    const measured = [];
    for (const row of rows.filter(({ id }) => only?.includes(id) ?? true)) {
      console.log(`Row ${row.id}: ${row.title} …`);
      measured.push({ row, results: await row.run(context) });
    }
    printReport(measured, options);
    if (write) writeReport(measured, options);
  } finally {
    await context.stop();
  }
}
