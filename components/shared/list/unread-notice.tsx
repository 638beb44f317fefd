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
    <Alert severity="info" title="Part of this link was ignored">
      Not recognized: {unread.join(', ')}.
    </Alert>
  );
}
