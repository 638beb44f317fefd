import { openDatabase } from '@/server/database';
import { startTelling } from './telling';
import { webhookTimes } from './times';

/** A portal's webhooks in a process of their own, to be killed. */
const [url = ''] = process.argv.slice(2);
const { db } = await openDatabase({ url });
startTelling(db, webhookTimes);
setInterval(() => undefined, 1_000);
console.log('running');
