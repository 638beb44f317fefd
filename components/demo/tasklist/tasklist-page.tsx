import { TaskList } from './task-list';

/** /apps/tasklist: what the office has to do, and by when. */
export function TasklistPage() {
  return (
    <div className="flex flex-col gap-6">
      <TaskList />
    </div>
  );
}
