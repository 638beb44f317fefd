import { z } from 'zod';

/** What the first line of a backup says of the rest. */
export const manifestSchema = z.object({
  format: z.literal('waybill-backup'),
  /** Raised when a reader of the version before could not read it. */
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgresql']),
  /** The newest migration that the database had had. */
  migration: z.object({ name: z.string(), at: z.int() }),
  /** Tells which installation's secret its seeds and keys are sealed with. */
  secretFingerprint: z.string(),
  /** In the order of their rows, each on a line: a JSON array of its columns as PostgreSQL's texts. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
  /** `pg_sequences`; `isCalled` is whether the value was given out. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** The queues of jobs, and how many jobs wait, each on a line after the tables' rows. */
  queues: z.array(
    z.object({
      name: z.string(),
      retries: z.int().nonnegative(),
      firstPause: z.int().nonnegative(),
      timeLimit: z.int().positive(),
    }),
  ),
  jobs: z.int().nonnegative(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A line of a table's row. */
export const rowLineSchema = z.array(z.string().nullable());

/** A line of a job that waits. */
export const jobLineSchema = z.object({
  queue: z.string(),
  data: z.record(z.string(), z.unknown()),
  startAt: z.iso.datetime({ offset: true }),
});
