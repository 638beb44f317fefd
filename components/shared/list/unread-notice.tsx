import { Alert } from '@/components/ui/feedback/alert';
import type { ListAddress, ReadParameter } from './address';

interface UnreadNoticeProps<V> {
  address: ListAddress<V>;
  read: ReadParameter;
}

/** Says which parameters of an address have a value that the list does not know, and that they were left out. */
export function UnreadNotice<V>({ address: { fields }, read }: UnreadNoticeProps<V>) {
  const unread = Object.entries<(text: string) => unknown>(fields).flatMap(([name, reader]) => {
    const text = read(name)?.trim() ?? '';
    return text !== '' && reader(text) === undefined ? [`${name} “${text.slice(0, 100)}”`] : [];
  });
  if (unread.length === 0) return null;
  return (
    <Alert severity="info" title="A part of this address was left out">
      This list does not know {unread.join(', ')}. It is shown without.
    </Alert>
  );
}
