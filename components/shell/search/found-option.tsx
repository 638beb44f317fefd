import { Autocomplete } from '@base-ui/react/autocomplete';
import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';
import { optionClasses } from '@/components/ui/overlay/popup-classes';
import { classNames } from '@/components/ui/styles/class-names';
import type { FoundItem } from '@/lib/i18n/shown-search';

interface FoundOptionProps {
  item: FoundItem;
  onChoose: (item: FoundItem) => void;
}

/** One thing that was found: a link, or a command. */
export function FoundOption({ item, onChoose }: FoundOptionProps) {
  const { icon, title, detail, tag } = item;
  return (
    <Autocomplete.Item
      value={item}
      {...('href' in item && { render: <Link href={item.href} prefetch={false} tabIndex={-1} /> })}
      onClick={() => onChoose(item)}
      className={classNames(optionClasses, 'py-2.5')}
    >
      <Icon name={icon} size={20} className="text-muted" />
      <span className="min-w-0 grow">
        <span dir="auto" className="block truncate font-medium text-strong">
          {title}
        </span>
        {detail && (
          <span dir="auto" className="block truncate text-xs text-muted">
            {detail}
          </span>
        )}
      </span>
      {tag && <Tag {...tag}>{tag.label}</Tag>}
    </Autocomplete.Item>
  );
}
