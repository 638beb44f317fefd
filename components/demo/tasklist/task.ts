import { z } from 'zod';
import { people } from '../data/people';

export const taskSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The editor's HTML. */
  description: z.string(),
  /** Calendar dates. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** Ids of people. */
  members: z.array(z.enum(people.map(({ id }) => id))),
  completed: z.boolean(),
  /** While it is open; a completed task is complete. */
  approved: z.boolean(),
  comments: z.number(),
  attachments: z.number(),
});

export type Task = z.infer<typeof taskSchema>;

/** The fields of the dialog. */
export type TaskFields = Pick<Task, 'name' | 'description' | 'members'> & {
  startDate: string | null;
  endDate: string | null;
};

/** The required fields of a task: a name, and an end date not before the start date. */
export const taskFieldsSchema = taskSchema
  .pick({ description: true, members: true })
  .extend({
    name: z.string().trim().min(1, 'Give the task a name.').max(80, 'A name has at most 80 characters.'),
    startDate: z.iso.date('Choose the day on which it starts.'),
    endDate: z.iso.date('Choose the day on which it ends.'),
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    path: ['endDate'],
    message: 'It ends before it starts. Choose a later day.',
  });

export type CheckedFields = z.infer<typeof taskFieldsSchema>;
