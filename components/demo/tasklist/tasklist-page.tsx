import { TaskList } from './task-list';

/** /apps/tasklist: the office's tasks and their due dates. */
export function TasklistPage() {
  return (
    <div className="flex flex-col gap-6">
      <TaskList />
    </div>
  );
}
