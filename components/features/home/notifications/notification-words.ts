import type { AccountNotification } from '@/lib/domain/account/overview';
import { statusLabel } from '@/lib/i18n/package-words';
import { plainMessage } from '@/lib/i18n/plain-words';
import { formatDate, formatMoney, isolated } from '@/lib/format';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

export interface NotificationWords {
  icon: IconName;
  title: string;
  text: string;
  /** The linked page; payments have none. */
  href: string;
}

/** The text of a news item. */
export function notificationWords(news: AccountNotification): NotificationWords {
  if (news.kind === 'package') {
    const { package: item, message, location } = news;
    const scan = [plainMessage(message), location].filter(Boolean).join(', ');
    const label = statusLabel(item.status);
    // Many a scan's text contains it already.
    const said = scan.toLowerCase().includes(label.toLowerCase());
    return {
      icon: 'package',
      title: item.nickname ?? item.description,
      text: said ? scan : [label, scan && isolated(scan)].filter(Boolean).join(' · '),
      href: `/packages/${item.id}`,
    };
  }
  if (news.kind === 'invoice') {
    const { id, number, total, dueDate } = news.invoice;
    return {
      icon: 'receipt',
      title: text('homePage.notifications.invoice', { number }),
      text: text('homePage.notifications.invoiceText', {
        amount: formatMoney(total),
        date: formatDate(dueDate),
      }),
      href: `/invoices/${id}`,
    };
  }
  const { amount, reference } = news.payment;
  return {
    icon: 'wallet',
    title: text('homePage.notifications.payment', { amount: formatMoney(amount) }),
    text: text('homePage.notifications.paymentText', { reference }),
    href: '/invoices',
  };
}
