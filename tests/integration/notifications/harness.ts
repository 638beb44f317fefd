import { expect, vi } from 'vitest';
import { messageChannels } from '@/lib/domain/notification/message';
import type { Database } from '@/server/database';
import { startMailServer } from '../../support/mail-server';
import { startOperators } from '../operators/harness';
import { quick, secret, tellCustomers } from './tell';

/** Operators, the portal's notifications, and a mail server that takes what they send. */
export async function startTelling(db: Database, times = quick) {
  const operators = await startOperators(db, { start: new Date(), messageSecret: secret, messageChannels });
  const mail = await startMailServer();
  const telling = tellCustomers(db, mail.url, times);
  return {
    operators,
    mail,
    /** The mails to an address, once there are as many as expected. */
    mailsTo: async (address: string, count: number) => {
      const found = () => mail.mails.filter(({ to }) => to.includes(address));
      await vi.waitFor(() => expect(found()).toHaveLength(count), { timeout: 30_000 });
      return found();
    },
    close: async () => {
      await telling.stop();
      await mail.close();
      await operators.close();
    },
  };
}

export type Telling = Awaited<ReturnType<typeof startTelling>>;
