import { buttonClasses } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';

interface WriteToWarehouseProps {
  /** An e-mail address or a phone number. */
  contact: string;
  /** The package's reference. */
  reference: string;
}

/** Contacts the warehouse about a package. */
export function WriteToWarehouse({ contact, reference }: WriteToWarehouseProps) {
  const byMail = contact.includes('@');
  const href = byMail
    ? `mailto:${contact}?subject=${encodeURIComponent(text('package.warehouse.subject', { reference }))}`
    : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
  return (
    <a href={href} className={buttonClasses('secondary', 'small')}>
      <Icon name={byMail ? 'mail' : 'phone'} />
      {text(byMail ? 'package.warehouse.email' : 'package.warehouse.call')}
    </a>
  );
}
