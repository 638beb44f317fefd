import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { z } from 'zod';
import { onboardingLinkResultSchema } from '@/server/cli/commands/onboarding-link';
import { serverCommand } from './server-command';

/** A new set-up link for an unused suite, issued as the operator's command does. */
export function newOnboardingLink(): Promise<z.infer<typeof onboardingLinkResultSchema>> {
  const suite = `MIA-${randomUUID().slice(0, 13).toUpperCase()}`;
  return serverCommand('onboarding-link', { suite }, onboardingLinkResultSchema);
}

/** Fills in the second step of the set-up: a valid address, and the terms accepted. */
export async function giveAddress(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('Street address').fill('12 Harbour Way');
  await page.getByLabel('City').fill('Miami');
  await page.getByLabel('State').fill('FL');
  await page.getByLabel('ZIP code').fill('33101');
  await page.getByLabel(/I accept/).check();
}
