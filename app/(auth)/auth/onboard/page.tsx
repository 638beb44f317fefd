import type { Metadata } from 'next';
import { OnboardScreen } from '@/components/features/onboarding/onboard-screen';
import { isOnboardingComplete } from '@/lib/api/server';
import { onboardingCheckSchema } from '@/lib/domain/onboarding';

export const metadata: Metadata = { title: 'Set up your account' };

export default async function OnboardPage({ searchParams }: PageProps<'/auth/onboard'>) {
  const { token } = await searchParams;
  const check = onboardingCheckSchema.safeParse({ warehouseToken: token });
  if (!check.success) return <OnboardScreen />;
  const { warehouseToken } = check.data;
  return <OnboardScreen token={warehouseToken} state={await isOnboardingComplete(warehouseToken)} />;
}
