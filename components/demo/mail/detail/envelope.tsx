import { formatDateTime } from '@/lib/format';
import { ContactAvatar } from '../contact-avatar';
import { contactOf } from '../data/contacts';
import type { Mail } from '../mail';

const names = (addresses: readonly string[]) =>
  addresses.map((address) => contactOf(address).name).join(', ');

/** Sender, recipients and date. */
export function Envelope({ mail: { from, to, cc, date } }: { mail: Mail }) {
  const sender = contactOf(from);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <ContactAvatar contact={sender} size="large" />
      <div className="wrap-anywhere min-w-0 grow basis-52">
        <p className="font-semibold text-strong">{sender.name}</p>
        {sender.name !== sender.address && <p className="text-sm text-muted">{sender.address}</p>}
        <p className="mt-1 text-sm text-muted">
          To {names(to)}
          {cc.length > 0 && `; copies to ${names(cc)}`}
        </p>
      </div>
      <p className="text-sm text-muted max-sm:ps-16">
        <time dateTime={date}>{formatDateTime(date)}</time>
      </p>
    </div>
  );
}
