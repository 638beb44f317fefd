'use client';

import { Badge } from '@/components/kit/display/badge';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Task } from './task';
import { actionsOf } from './task-actions';
import { TaskRow } from './task-row';

interface TaskSectionProps {
  id: string;
  title: string;
  tasks: readonly Task[];
  /** The message when there are none. */
  empty: string;
}

/** The open tasks, or the completed ones. */
export function TaskSection({ id, title, tasks, empty }: TaskSectionProps) {
  return (
    <Card aria-labelledby={id}>
      <div className="mb-4 flex items-center gap-2.5">
        <h2 id={id} tabIndex={-1} className="text-base outline-none">
          {title}
        </h2>
        <Badge severity="secondary" size="small" label="tasks">
          {tasks.length}
        </Badge>
      </div>
      {tasks.length > 0 ? (
        <ul aria-labelledby={id} className="divide-y divide-line">
          {tasks.map((task, index) => {
            const next = tasks[index + 1] ?? tasks[index - 1];
            return <TaskRow key={task.id} task={task} {...actionsOf(task, next?.id ?? id)} />;
          })}
        </ul>
      ) : (
        <EmptyState icon="demo:list-todo" title={empty} />
      )}
    </Card>
  );
}
