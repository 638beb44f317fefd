import { startTexts } from '@/lib/text/server/request-language';
import { openDatabase } from '@/server/database';
import { quick, tellCustomers } from './tell';

/** A portal's notifications in a process of their own, to be killed: its database and its mail server. */
const [url = '', smtpUrl = ''] = process.argv.slice(2);
startTexts();
const { db } = await openDatabase({ url });
tellCustomers(db, smtpUrl, { ...quick, settling: 20, timeLimit: 2 });
setInterval(() => undefined, 1_000);
console.log('running');
