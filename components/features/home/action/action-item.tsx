import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';
import type { AskRow } from './follow-asks';
import type { ShownAsk } from './shown-ask';

type ActionItemProps = Pick<AskRow<ShownAsk>, 'href' | 'label' | 'name' | 'due' | 'isDone'>;

/** What needs an action, or needed one until a moment ago. */
export function ActionItem({ href, label, name, due, isDone }: ActionItemProps) {
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 text-sm hover:bg-card-hover md:px-6">
      <span
        className={`flex size-10 shrink-0 items-center justify-center rounded-md transition-colors ${isDone ? 'bg-done-tint text-done' : 'bg-action-tint text-action'}`}
      >
        <Icon name={isDone ? 'check' : 'hand'} size={20} />
      </span>
      <div className="flex min-w-0 grow flex-col justify-between gap-x-4 sm:flex-row sm:items-center">
        <div className="min-w-0">
          <Link
            href={href}
            prefetch={false}
            className={`covers wrap-anywhere font-medium ${isDone ? 'text-muted line-through' : 'text-strong'}`}
          >
            {label}
          </Link>
          <p dir="auto" className="truncate text-muted">
            {name}
          </p>
        </div>
        {isDone ? (
          <p className="shrink-0 font-medium text-done">{text('home.action.done')}</p>
        ) : (
          due && <p className="shrink-0 tabular-nums">{due}</p>
        )}
      </div>
    </li>
  );
}
