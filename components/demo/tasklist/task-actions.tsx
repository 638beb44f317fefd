import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { Skeleton } from '@/components/ui/display/skeleton';
import { toast } from '@/components/ui/feedback/toast';
import type { CheckedFields, Task } from './task';
import { addTask, changeTask, removeTask, restoreTask, tasks } from './tasks-area';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

const TaskForm = lazy(untilLoaded(() => import('./task-form')));

const life = 8000;

/** Changes the tasks synchronously, and moves the focus to an element that remains. */
function changeAndFocus(update: (all: Task[]) => Task[], focusId: string) {
  flushSync(() => tasks.change(update));
  document.getElementById(focusId)?.focus();
}

function toggle(task: Task, focusId: string) {
  const { id, name, completed } = task;
  changeAndFocus(changeTask(id, { completed: !completed }), focusId);
  toast({
    severity: 'success',
    summary: completed ? 'Back among the tasks to do' : 'Task completed',
    detail: name,
    life,
    action: { label: 'Undo', onPress: () => tasks.change(changeTask(id, { completed })) },
  });
}

function remove(task: Task, focusId: string) {
  const index = tasks.get().findIndex(({ id }) => id === task.id);
  changeAndFocus(removeTask(task.id), focusId);
  toast({
    summary: 'Task deleted',
    detail: task.name,
    life,
    action: { label: 'Undo', onPress: () => tasks.change(restoreTask(task, index)) },
  });
}

const askFor = (title: string, task?: Task) =>
  openDialog<CheckedFields>({
    title,
    size: 'medium',
    content: (close) => (
      <Suspense fallback={<Skeleton className="h-128 w-full" />}>
        <TaskForm task={task} onDone={close} />
      </Suspense>
    ),
  });

async function edit(task: Task) {
  const fields = await askFor('Edit task', task);
  if (!fields) return;
  tasks.change(changeTask(task.id, fields));
  toast({ severity: 'success', summary: 'Task saved', detail: fields.name, life });
}

/** Asks for a new task, and adds it at the top. */
export async function createTask() {
  const fields = await askFor('New task');
  if (!fields) return;
  tasks.change(addTask(crypto.randomUUID(), fields));
  toast({ severity: 'success', summary: 'Task added', detail: fields.name, life });
}

/** The actions on a task; `focusId` takes the focus when the task leaves its list. */
export const actionsOf = (task: Task, focusId: string) => ({
  onToggle: () => toggle(task, focusId),
  onEdit: () => void edit(task),
  onDelete: () => remove(task, focusId),
});
