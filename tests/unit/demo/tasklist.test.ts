import { describe, expect, it } from 'vitest';
import { filtered, isOverdue, noFilter, plainText } from '@/components/demo/tasklist/filter';
import { taskFieldsSchema } from '@/components/demo/tasklist/task';
import { startingTasks } from '@/components/demo/tasklist/tasks';
import { addTask, changeTask, removeTask, restoreTask } from '@/components/demo/tasklist/tasks-area';

const fields = {
  name: ' Sweep the dock ',
  description: '',
  startDate: '2025-11-20',
  endDate: '2025-11-20',
  members: ['bruno'],
};

const complaints = (change: object) =>
  taskFieldsSchema.safeParse({ ...fields, ...change }).error?.issues.map(({ path }) => path[0]);

describe('a task', () => {
  it('requires a name and two dates, the second not before the first', () => {
    expect(taskFieldsSchema.parse(fields).name).toBe('Sweep the dock');
    expect(complaints({ name: '  ', startDate: null, endDate: 'soon' })).toEqual([
      'name',
      'startDate',
      'endDate',
    ]);
    expect(complaints({ endDate: '2025-11-19' })).toEqual(['endDate']);
    expect(complaints({ members: [] })).toBeUndefined();
  });

  it('is overdue from the day after its end, unless it is completed', () => {
    expect(isOverdue({ completed: false, endDate: '2025-11-18' })).toBe(true);
    expect(isOverdue({ completed: false, endDate: '2025-11-19' })).toBe(false);
    expect(isOverdue({ completed: true, endDate: '2025-11-18' })).toBe(false);
  });
});

describe('the list', () => {
  it('puts a new task first, and restores a removed one to its place', () => {
    const added = addTask('new', taskFieldsSchema.parse(fields))(startingTasks);
    expect(added[0]).toMatchObject({ id: 'new', completed: false });
    const gone = startingTasks[3];
    if (!gone) throw new Error('there are no tasks');
    expect(restoreTask(gone, 3)(removeTask(gone.id)(startingTasks))).toEqual(startingTasks);
  });

  it('changes one task only', () => {
    const changed = changeTask('task-2', { completed: true })(startingTasks);
    expect(changed.filter((task, index) => task !== startingTasks[index])).toHaveLength(1);
  });

  it('is filtered by words and by person', () => {
    const ids = (filter: object) => filtered(startingTasks, { ...noFilter, ...filter }).map(({ id }) => id);
    expect(ids({})).toHaveLength(9);
    expect(ids({ query: 'CURRENT wording' })).toEqual(['task-3']);
    expect(ids({ query: 'strong' })).toEqual([]);
    expect(ids({ member: 'ines' })).toEqual(['task-1', 'task-9']);
    expect(ids({ member: 'ines', query: 'dent' })).toEqual(['task-9']);
  });
});

it('reads a description without its formatting', () => {
  expect(plainText('<p>Salt &amp; pepper,</p><ul><li>1 &lt; 2</li></ul>')).toBe('Salt & pepper, 1 < 2');
  expect(plainText('<p>Mind the <strong>gap</strong>.</p><p>Twice.</p>')).toBe('Mind the gap. Twice.');
  expect(plainText('&amp;lt;')).toBe('&lt;');
  expect(plainText('')).toBe('');
});
