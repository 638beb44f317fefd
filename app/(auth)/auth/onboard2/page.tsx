import type { Metadata } from 'next';
import { FinishScreen } from '@/components/features/onboarding/finish-screen';
import { HasAccount } from '@/components/features/onboarding/has-account';
import { requireAccount } from '@/lib/bff/product-api/server';
import { countries } from '@/lib/domain/values/countries';
import { onboardingCheckSchema } from '@/lib/domain/account/onboarding';
import { readSettings } from '@/lib/runtime/settings';
import { currentSession } from '@/lib/bff/page/server';
import { provedAddresses } from '@/lib/bff/page/proved-addresses';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.setUp') });

/** Works with and without a session (data-model "Account, warehouse, onboarding"). */
export default async function Onboard2Page({ searchParams }: PageProps<'/auth/onboard2'>) {
  const { token } = await searchParams;
  const check = onboardingCheckSchema.safeParse({ warehouseToken: token });
  const current = await currentSession();
  const session = current === null || current === 'unavailable' ? null : current.session;
  const account = session && (await requireAccount());
  if (account?.ok) return <HasAccount name={account.data.name} suiteNumber={account.data.suiteNumber} />;
  return (
    <FinishScreen
      token={check.data?.warehouseToken}
      countries={countries()}
      contact={readSettings().contactEmail}
      proved={session && provedAddresses(session)}
    />
  );
}
