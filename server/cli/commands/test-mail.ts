import { z } from 'zod';
import { emailSchema } from '@/lib/domain/account/account';
import { createDelivery } from '@/server/delivery';
import { checked } from './checked';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

const bodySchema = z.object({ email: emailSchema });

export const testMailResultSchema = z.object({ keptInOutbox: z.boolean() });

/** Sends an e-mail as the portal sends all of its own. @throws RefusedError with why it was not sent */
export async function sendTestMail({ db, clock, settings }: CommandContext, body: unknown) {
  const { email: recipient } = checked(bodySchema, body);
  const deliver = createDelivery({ settings, db, clock });
  const text = `This e-mail shows that ${settings.publicOrigin} can send e-mail.`;
  try {
    await deliver({ channel: 'email', recipient, subject: 'Waybill can send e-mail', text });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(`${reason}. Check SMTP_URL and MAIL_FROM (README.md).`, { cause: error });
  }
  return { keptInOutbox: settings.delivery.smtpUrl === undefined };
}
