import { buttonClasses, type ButtonSize } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';

interface WriteToWarehouseProps {
  /** An e-mail address or a phone number. */
  contact: string;
  /** The package's reference. */
  reference: string;
  /** That of the buttons beside it. */
  size?: ButtonSize;
}

/** Contacts the warehouse about a package. */
export function WriteToWarehouse({ contact, reference, size = 'small' }: WriteToWarehouseProps) {
  const byMail = contact.includes('@');
  const href = byMail
    ? `mailto:${contact}?subject=${encodeURIComponent(text('package.warehouse.subject', { reference }))}`
    : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
  return (
    <a href={href} className={buttonClasses('secondary', size)}>
      <Icon name={byMail ? 'mail' : 'phone'} />
      {text(byMail ? 'package.warehouse.email' : 'package.warehouse.call')}
    </a>
  );
}
