import { Avatar } from '@/components/ui/display/avatar';
import { initials } from '@/lib/format';
import type { Contact } from './data/contacts';

interface ContactAvatarProps {
  contact: Contact;
  size?: 'medium' | 'large';
  className?: string;
}

/** The portrait of a contact, or the initials. */
export function ContactAvatar({ contact: { name, image }, ...rest }: ContactAvatarProps) {
  return <Avatar {...(image ? { image } : { initials: initials(name) })} {...rest} />;
}
