import { z } from 'zod';

/** What a product API may be able to do beyond the calls that every one has. */
export type Capability = 'notifications' | 'stream';

/** Names of a later release than the portal's are kept, and ask for nothing. */
export const capabilitiesSchema = z.array(z.string().max(60)).max(100);

/** Whether a product API can do something; one that names nothing can do none of it. */
export const hasCapability = (
  { capabilities = [] }: { capabilities?: readonly string[] | undefined },
  name: Capability,
): boolean => capabilities.includes(name);
