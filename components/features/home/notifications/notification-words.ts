import type { AccountNotification } from '@/lib/domain/account/overview';
import { statusLabels } from '@/lib/i18n/package-words';
import { plainMessage } from '@/lib/i18n/plain-words';
import { formatDate, formatMoney } from '@/lib/format';
import type { IconName } from '@/lib/icons/icon-names';

interface NotificationWords {
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
    const label = statusLabels[item.status];
    // Many a scan's text contains it already.
    const said = scan.toLowerCase().includes(label.toLowerCase());
    return {
      icon: 'package',
      title: item.nickname ?? item.description,
      text: said ? scan : [label, scan].filter(Boolean).join(' · '),
      href: `/packages/${item.id}`,
    };
  }
  if (news.kind === 'invoice') {
    const { id, number, total, dueDate } = news.invoice;
    return {
      icon: 'receipt',
      title: `Invoice ${number}`,
      text: `${formatMoney(total)}, due ${formatDate(dueDate)}`,
      href: `/invoices/${id}`,
    };
  }
  const { amount, reference } = news.payment;
  return {
    icon: 'wallet',
    title: `Payment of ${formatMoney(amount)} received`,
    text: `Reference ${reference}`,
    href: '/invoices',
  };
}
