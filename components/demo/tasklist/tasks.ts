import type { Task } from './task';

type Row = [
  name: string,
  description: string,
  dates: [start: string, end: string],
  members: string[],
  rest: Partial<Pick<Task, 'completed' | 'approved' | 'comments' | 'attachments'>>,
];

const rows: Row[] = [
  [
    'Recount aisle B before the year ends',
    '<p>Scan every shelf, top to bottom, and write down what the system does not know.</p>',
    ['11-17', '11-21'],
    ['bruno', 'ines'],
    { approved: true, comments: 4, attachments: 1 },
  ],
  [
    'Agree on Saturday pick-ups',
    '<p>The carrier offers three hours; we need at least four between October and January.</p>',
    ['11-10', '11-18'],
    ['jonas', 'amara'],
    { approved: true, comments: 9, attachments: 2 },
  ],
  [
    'New label for dangerous goods',
    '<p>Batteries need the mark with two languages. Farah has the <strong>current wording</strong>.</p>',
    ['11-19', '11-28'],
    ['farah', 'elin', 'hiro'],
    { comments: 2, attachments: 3 },
  ],
  [
    'Teach the night shift the new scanners',
    '<p>Two evenings, eight people each.</p>',
    ['11-24', '11-26'],
    ['bruno'],
    { approved: true, comments: 1 },
  ],
  [
    'Rewrite the storage fee letter',
    '<p>Customers read it twice and still call us. One page, and the date in the first line.</p>',
    ['12-01', '12-05'],
    ['chloe', 'grace'],
    { comments: 6, attachments: 1 },
  ],
  [
    'Plan the freight of January',
    '<p>Space on the first three sailings, and a flight in reserve.</p>',
    ['12-08', '12-19'],
    ['diego', 'jonas', 'amara', 'grace', 'bruno'],
    { comments: 3 },
  ],
  [
    'Close the books of October',
    '<p>All carrier invoices are matched; two credits are still to come.</p>',
    ['11-03', '11-07'],
    ['grace'],
    { completed: true, comments: 5, attachments: 8 },
  ],
  [
    'Repair the scale at dock 1',
    '<p>It reported grams as kilograms after the update.</p>',
    ['11-18', '11-19'],
    ['hiro', 'bruno'],
    { completed: true, comments: 7 },
  ],
  [
    'Photograph the damaged parcels',
    '<p>Nine boxes with a dented corner, from all four sides.</p>',
    ['11-12', '11-13'],
    ['ines'],
    { completed: true, comments: 2, attachments: 9 },
  ],
];

/** Six open and three completed tasks. */
export const startingTasks: Task[] = rows.map(
  ([name, description, [start, end], members, rest], index): Task => ({
    id: `task-${index + 1}`,
    name,
    description,
    startDate: `2025-${start}`,
    endDate: `2025-${end}`,
    members,
    completed: false,
    approved: false,
    comments: 0,
    attachments: 0,
    ...rest,
  }),
);
