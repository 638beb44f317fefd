import { z } from 'zod';
import { releaseHold } from '@/server/database/repositories/restorations';
import type { CommandContext } from './context';

export const releasedSchema = z.object({ wasHeld: z.boolean() });

/** Lets what waits since a restoration be sent, collected and told. */
export async function releaseQueue({ db, clock }: CommandContext): Promise<z.infer<typeof releasedSchema>> {
  return { wasHeld: await releaseHold(db, clock()) };
}
