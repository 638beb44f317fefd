// The rows of the scoreboard, in their order.
import { coldStartRow } from './rows/cold-start.mjs';
import { firstLoadRow } from './rows/first-load.mjs';
import { growthRow } from './rows/growth.mjs';
import { guardRow } from './rows/guard.mjs';
import { interactionsRow } from './rows/interactions.mjs';
import { layoutShiftRow } from './rows/layout-shift.mjs';
import { lighthouseRow } from './rows/lighthouse.mjs';
import { memoryRow } from './rows/memory.mjs';
import { navigationRow } from './rows/navigation.mjs';
import { navigationBytesRow } from './rows/navigation-bytes.mjs';
import { packagesPageRow } from './rows/packages-page.mjs';
import { productApiRow } from './rows/product-api.mjs';
import { queueRow } from './rows/queue.mjs';
import { secondPageRow } from './rows/second-page.mjs';
import { smallMachineRow } from './rows/small-machine.mjs';
import { soakRow } from './rows/soak.mjs';
import { streamsRow } from './rows/streams.mjs';

/**
 * A row is `{ id, title, target, run(context) }`. `run` is a generator that stops after each round, where another commit
 * may be measured, and returns one or more `{ name, value, noise, detail, low?, high? }`. A value is a ratio unless it has
 * a `unit`; a result may carry a target of its own, and say that it wants `atLeast` that. A control has none (`isControl`):
 * it says what is the least that can be had.
 */
export const rows = [
  firstLoadRow,
  lighthouseRow,
  secondPageRow,
  layoutShiftRow,
  packagesPageRow,
  productApiRow,
  guardRow,
  navigationRow,
  coldStartRow,
  growthRow,
  memoryRow,
  navigationBytesRow,
  interactionsRow,
  soakRow,
  smallMachineRow,
  streamsRow,
  queueRow,
];
