import { buttonClasses, type ButtonSize } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';

interface WriteToWarehouseProps {
  /** An e-mail address or a phone number. */
  contact: string;
  /** The reference of the package that it is about, if any. */
  reference?: string;
  /** That of the buttons beside it. */
  size?: ButtonSize;
}

function mailTo(contact: string, reference: string | undefined): string {
  if (reference === undefined) return `mailto:${contact}`;
  return `mailto:${contact}?subject=${encodeURIComponent(text('package.warehouse.subject', { reference }))}`;
}

/** Contacts the warehouse, about a package or in general. */
export function WriteToWarehouse({ contact, reference, size = 'small' }: WriteToWarehouseProps) {
  const byMail = contact.includes('@');
  const href = byMail ? mailTo(contact, reference) : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
  return (
    <a href={href} className={buttonClasses('secondary', size)}>
      <Icon name={byMail ? 'mail' : 'phone'} />
      {text(byMail ? 'package.warehouse.email' : 'package.warehouse.call')}
    </a>
  );
}
