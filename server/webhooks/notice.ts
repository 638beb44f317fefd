import { z } from 'zod';
import type { Database } from '@/server/database';
import { beginNotices, endNotice } from '@/server/database/repositories/webhooks/endpoints';
import type { Deliver } from '@/server/delivery';
import { log } from '@/lib/runtime/log';

/** ms after which a notice that was not sent is tried again. */
const pause = 15 * 60 * 1000;

/** Tells warehouses' contacts of endpoints that were disabled, where the contact is an e-mail address. */
export async function sendNotices(db: Database, deliver: Deliver, now: Date): Promise<void> {
  const due = await beginNotices(db, now, new Date(now.getTime() + pause));
  for (const { id, url, disabledReason, contact } of due) {
    const text = [
      `Waybill has stopped telling ${url} of changes: the last try failed after three days, or it asked for no more.`,
      `Reason: ${disabledReason ?? 'unknown'}.`,
      `Once it works again: npm run waybill -- webhook enable ${id}, and replay what it missed.`,
    ].join('\n\n');
    try {
      if (z.email().safeParse(contact).success)
        await deliver({
          channel: 'email',
          recipient: contact.toLowerCase(),
          subject: 'A webhook was disabled',
          text,
        });
      await endNotice(db, id);
    } catch (error) {
      log.warn('webhook_notice_failed', { endpoint: id, error });
    }
  }
}
