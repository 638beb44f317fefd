import { formatDate } from '@/lib/format';
import { onboardingLinkResultSchema } from '../onboarding-link';
import type { Connection } from './connect';
import { UsageError } from './usage';

interface LinkArguments {
  suite?: string | undefined;
  warehouse?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** `onboarding-link`: prints a new link with which a customer sets up their account. @returns the exit code */
export async function runOnboardingLink(
  connection: Connection,
  { suite, warehouse, name, email, phone }: LinkArguments,
  publicOrigin: string,
): Promise<number> {
  if (!suite) throw new UsageError('--suite is needed, such as MIA-30600');
  const body = { suite, warehouse, name, email, phone };
  const answer = onboardingLinkResultSchema.parse(await connection.run('onboarding-link', body));
  console.log(`${publicOrigin}/auth/onboard?token=${answer.token}`);
  console.log(`For suite ${answer.suiteNumber}, once, until ${formatDate(answer.expiresAt)}.`);
  return 0;
}
