import { Alert } from '@/components/ui/feedback/alert';
import { formatList } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { ListAddress, ReadParameter } from './address';

interface UnreadNoticeProps<V> {
  address: ListAddress<V>;
  read: ReadParameter;
}

/** Says which parameters of an address have a value that the list does not know, and that they were left out. */
export function UnreadNotice<V>({ address: { fields }, read }: UnreadNoticeProps<V>) {
  const unread = Object.entries<(text: string) => unknown>(fields).flatMap(([name, reader]) => {
    const value = read(name)?.trim() ?? '';
    return value !== '' && reader(value) === undefined
      ? [text('shellPage.ignored.value', { name, value: value.slice(0, 100) })]
      : [];
  });
  if (unread.length === 0) return null;
  return (
    <Alert severity="info" title={text('shellPage.ignored.title')}>
      {text('shellPage.ignored.line', { values: formatList(unread, 'plain') })}
    </Alert>
  );
}
