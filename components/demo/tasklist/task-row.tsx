'use client';

import { Avatar } from '@/components/ui/display/avatar';
import { AvatarGroup } from '@/components/kit/display/avatar-group';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/action/icon-button';
import { Menu } from '@/components/kit/menus/menu';
import { Tag } from '@/components/ui/display/tag';
import { formatDate } from '@/lib/format';
import type { IconName } from '@/lib/icons/icon-names';
import { personOf } from '../data/person-of';
import { isOverdue, plainText } from './filter';
import type { Task } from './task';

interface TaskRowProps {
  task: Task;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A task: checkbox, name, description, dates, members and status. */
export function TaskRow({ task, onToggle, onEdit, onDelete }: TaskRowProps) {
  const { id, name, completed, startDate, endDate } = task;
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-facts`}
        checked={completed}
        onChange={onToggle}
        className="mt-0.5 size-5 shrink-0 rounded-sm accent-primary-mark"
      />
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <div className="min-w-0 grow">
          <label
            htmlFor={id}
            className={classNames(
              'wrap-anywhere text-sm font-semibold',
              completed ? 'text-muted line-through' : 'text-strong',
            )}
          >
            {name}
          </label>
          <p className="line-clamp-2 text-sm text-muted md:line-clamp-1">{plainText(task.description)}</p>
          <div id={`${id}-facts`} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
            <span className="inline-flex items-center gap-1.5">
              <Icon name="calendar" />
              <span>
                <time dateTime={startDate}>{formatDate(startDate)}</time> to{' '}
                <time dateTime={endDate}>{formatDate(endDate)}</time>
              </span>
            </span>
            <Count icon="message-square" count={task.comments} one="comment" />
            <Count icon="demo:paperclip" count={task.attachments} one="attachment" />
          </div>
        </div>
        <div className="flex shrink-0 items-center gap-4">
          <Members ids={task.members} />
          <span className="md:w-26 flex">
            <TaskStatus task={task} />
          </span>
        </div>
      </div>
      <Menu
        anchor="bottom end"
        trigger={
          <IconButton
            icon="demo:ellipsis-vertical"
            label={`Options of ${name}`}
            className="-me-2 -mt-2 md:mt-0 md:self-center"
          />
        }
        items={[
          { label: 'Edit', icon: 'pencil', onSelect: onEdit },
          { label: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
        ]}
      />
    </li>
  );
}

function Count({ icon, count, one }: { icon: IconName; count: number; one: string }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Icon name={icon} />
      {count} {count === 1 ? one : `${one}s`}
    </span>
  );
}

const shown = 3;

function Members({ ids }: { ids: readonly string[] }) {
  const members = ids.map(personOf);
  const more = members.length - shown;
  if (members.length === 0) return <span className="text-xs text-muted">Nobody yet</span>;
  return (
    <AvatarGroup label={members.map(({ name }) => name).join(', ')}>
      {members.slice(0, more === 1 ? shown + 1 : shown).map(({ id, image }) => (
        <Avatar key={id} image={image} />
      ))}
      {more > 1 && <Avatar initials={`+${more}`} />}
    </AvatarGroup>
  );
}

function TaskStatus({ task }: { task: Task }) {
  if (task.completed) return <Tag tone="done">Complete</Tag>;
  if (isOverdue(task)) return <Tag tone="danger">Overdue</Tag>;
  return task.approved ? (
    <Tag tone="warehouse" icon="demo:thumbs-up">
      Approved
    </Tag>
  ) : (
    <Tag tone="action" icon="clock">
      Waiting
    </Tag>
  );
}
