import { formatDateTime } from '@/lib/format';
import { log } from '@/lib/runtime/log';
import { text } from '@/lib/text/text';
import { canDeliver, type Deliver } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { mailHtml, mailText } from './mail-html';

/**
 * Tells addresses that the warehouse took all ways to sign in away, in case that it was talked into it by somebody
 * else. A failure to send is only logged, since the change has been made.
 */
export async function sendResetNotice(
  { settings, deliver, clock }: Pick<IdentityContext, 'settings' | 'clock'> & { deliver: Deliver },
  addresses: readonly string[],
): Promise<void> {
  if (!canDeliver(settings, 'email')) return;
  const time = formatDateTime(clock());
  const content = {
    lead: text('mail.factor.reset', { time }),
    paragraphs: [text('mail.factor.tellWarehouse')],
  };
  const subject = text('mail.factor.subject');
  const message = { subject, text: mailText(content), html: mailHtml(subject, content) };
  for (const recipient of addresses) {
    await deliver({ channel: 'email', recipient, ...message }).catch((error: unknown) =>
      log.warn('factor_notice_failed', { kind: 'sign_in_reset', error }),
    );
  }
}
