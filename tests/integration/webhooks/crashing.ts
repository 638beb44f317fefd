import { openDatabase } from '@/server/database';
import { startEvents } from '@/server/events';
import { webhooksTeller } from '@/server/webhooks';
import { eventTimes, secret, webhookTimes } from './times';

/** A portal's webhooks in a process of their own, to be killed. */
const [url = ''] = process.argv.slice(2);
const { db } = await openDatabase({ url });
const clock = () => new Date();
const settings = { privateWebhooks: true };
const teller = webhooksTeller({ db, settings, deliver: async () => undefined, secret, clock }, webhookTimes);
startEvents({ db, clock, tellers: [teller] }, eventTimes);
setInterval(() => undefined, 1_000);
console.log('running');
