// Opens the portal's database, and prints how long that took in ms: node dist/bench/open-database.mjs <folder>
import { openDatabase } from '@/server/database';

const [, , dataDir = ''] = process.argv;
const began = performance.now();
const { close } = await openDatabase({ dataDir });
console.log(performance.now() - began);
await close();
