import type { Metadata } from 'next';
import { countries } from '@/components/features/onboarding/countries';
import { FinishScreen } from '@/components/features/onboarding/finish-screen';
import { currentSession } from '@/lib/session/server';

export const metadata: Metadata = { title: 'Set up your account' };

/** Works with and without a session (data-model "Account, warehouse, onboarding"). */
export default async function Onboard2Page() {
  const session = await currentSession();
  const signedIn = session !== null && session !== 'unavailable';
  return <FinishScreen countries={countries()} signedIn={signedIn} />;
}
