import { z } from 'zod';
import { areaOf } from '../area';
import { taskSchema, type CheckedFields, type Task } from './task';
import { startingTasks } from './tasks';

/** The tasks of /apps/tasklist, in the order shown. */
export const tasks = areaOf<Task[]>('tasklist', z.array(taskSchema), startingTasks);

/** Adds a new task at the top. */
export const addTask = (id: string, fields: CheckedFields) => (all: Task[]) => [
  { ...fields, id, completed: false, approved: false, comments: 0, attachments: 0 },
  ...all,
];

export const changeTask = (id: string, change: Partial<Task>) => (all: Task[]) =>
  all.map((task) => (task.id === id ? { ...task, ...change } : task));

export const removeTask = (id: string) => (all: Task[]) => all.filter((task) => task.id !== id);

/** Restores a removed task to its place. */
export const restoreTask = (task: Task, index: number) => (all: Task[]) => all.toSpliced(index, 0, task);
