/** What a product API may be able to do beyond the calls that every one has. Without zod: the set-up asks for it. */
export type Capability = 'notifications' | 'stream';

/** Whether a product API can do something; one that names nothing can do none of it. */
export const hasCapability = (
  { capabilities = [] }: { capabilities?: readonly string[] | undefined },
  name: Capability,
): boolean => capabilities.includes(name);
