import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { topics } from './questions';

interface TopicListProps {
  /** The id of the selected topic; undefined during a search. */
  current: string | undefined;
  onChoose: () => void;
}

/** The topics as links on this page; on narrow screens they scroll in a row. */
export function TopicList({ current, onChoose }: TopicListProps) {
  return (
    <nav aria-label="Topics" className="min-w-0">
      <ul className="-m-1 flex gap-1 overflow-x-auto p-1 lg:flex-col">
        {topics.map(({ id, icon, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              onClick={onChoose}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors',
                id === current ? 'bg-highlight text-highlight-text' : 'hover:bg-surface-500/10 text-body',
              )}
            >
              <Icon name={icon} size={20} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
