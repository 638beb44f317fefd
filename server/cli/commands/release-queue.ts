import { z } from 'zod';
import { releaseHold } from '@/server/database/repositories/restorations';
import type { CommandContext } from './context';

export const releasedSchema = z.object({ wasHeld: z.boolean() });

/** Resumes the events and jobs that are held since a restoration. */
export async function releaseQueue({ db, clock }: CommandContext): Promise<z.infer<typeof releasedSchema>> {
  return { wasHeld: await releaseHold(db, clock()) };
}
