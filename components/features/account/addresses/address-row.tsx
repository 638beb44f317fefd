import { IconButton } from '@/components/ui/action/icon-button';
import { text } from '@/lib/text/text';

interface AddressRowProps {
  title: string;
  /** The recipient, the lines of the address, and the phone number if there is one. */
  lines: readonly string[];
  onEdit: () => void;
  onRemove: () => void;
}

/** An address as on an envelope, with its actions. */
export function AddressRow({ title, lines: [name, ...lines], onEdit, onRemove }: AddressRowProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-4 text-sm">
      <div className="min-w-0">
        <p className="mb-1 text-muted">{title}</p>
        <address className="wrap-anywhere not-italic">
          <span dir="auto" className="block font-medium text-strong">
            {name}
          </span>
          {lines.map((line) => (
            <span key={line} dir="auto" className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <div className="-me-2 flex shrink-0">
        <IconButton icon="pencil" label={text('account.addresses.edit', { title })} onClick={onEdit} />
        <IconButton icon="trash" label={text('account.addresses.remove', { title })} onClick={onRemove} />
      </div>
    </li>
  );
}
