import { startTexts } from '@/lib/text/server/request-language';
import { openDatabase } from '@/server/database';
import { quick, tell } from './tell';

/**
 * A portal's notifications in a process of their own, to be killed: its database, its mail server, and by how many ms its
 * clock is ahead.
 */
const [url = '', smtpUrl = '', ahead = '0'] = process.argv.slice(2);
startTexts();
const { db } = await openDatabase({ url });
tell(db, {
  smtpUrl,
  times: { ...quick, settling: 20, timeLimit: 2 },
  clock: () => new Date(Date.now() + Number(ahead)),
});
setInterval(() => undefined, 1_000);
console.log('running');
