import type { Metadata } from 'next';
import { OnboardScreen } from '@/components/features/onboarding/onboard-screen';
import { isOnboardingComplete } from '@/lib/api/server';
import { onboardingCheckSchema } from '@/lib/domain/onboarding';
import { readSettings } from '@/lib/env';
import { offeredMethods } from '@/lib/identity/offered';

export const metadata: Metadata = { title: 'Set up your account' };

export default async function OnboardPage({ searchParams }: PageProps<'/auth/onboard'>) {
  const { token } = await searchParams;
  const settings = readSettings();
  const contact = settings.contactEmail;
  const canText = offeredMethods(settings).methods.includes('sms_code');
  const check = onboardingCheckSchema.safeParse({ warehouseToken: token });
  if (!check.success) return <OnboardScreen contact={contact} canText={canText} />;
  const { warehouseToken } = check.data;
  const state = await isOnboardingComplete(warehouseToken);
  return <OnboardScreen token={warehouseToken} state={state} contact={contact} canText={canText} />;
}
