import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { onboardingLinkResultSchema } from '@/server/cli/commands/onboarding-link';
import { serverCommand } from './server-command';

/** A new set-up link for an unused suite, issued as the operator's command does. */
export function newOnboardingLink(): Promise<z.infer<typeof onboardingLinkResultSchema>> {
  const suite = `MIA-${randomUUID().slice(0, 13).toUpperCase()}`;
  return serverCommand('onboarding-link', { suite }, onboardingLinkResultSchema);
}
