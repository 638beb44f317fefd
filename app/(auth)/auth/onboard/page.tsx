import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { OutboxNote } from '@/components/features/auth/outbox-note';
import { OnboardScreen } from '@/components/features/onboarding/onboard-screen';
import { isOnboardingComplete } from '@/lib/bff/product-api/server';
import { onboardingCheckSchema } from '@/lib/domain/account/onboarding';
import { readSettings } from '@/lib/runtime/settings';
import { offeredMethods } from '@/lib/bff/page/offered';
import { outboxVisible } from '@/lib/session/guard/guard';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.setUp') });

export default async function OnboardPage({ searchParams }: PageProps<'/auth/onboard'>) {
  const { token } = await searchParams;
  const settings = readSettings();
  const shown = {
    contact: settings.contactEmail,
    canText: offeredMethods(settings).methods.includes('sms_code'),
    note: outboxVisible(await headers(), settings) && <OutboxNote />,
  };
  const check = onboardingCheckSchema.safeParse({ warehouseToken: token });
  if (!check.success) return <OnboardScreen {...shown} />;
  const { warehouseToken } = check.data;
  const state = await isOnboardingComplete(warehouseToken);
  return <OnboardScreen token={warehouseToken} state={state} {...shown} />;
}
