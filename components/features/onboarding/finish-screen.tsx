'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { Country } from '@/lib/domain/values/countries';
import type { OnboardingResult } from '@/lib/domain/account/onboarding';
import type { Proved } from './details-fields';
import { DetailsForm } from './details-form';
import { Done } from './done';
import { FinishForm } from './finish-form';
import { LinkDoesNotWork } from './link-problem';
import type { Details } from './schemas';
import { clearOnboarding, storeInfo, keepToken, storedInfo, storedToken, type OnboardInfo } from './store';
import { linkFacts, TokenState } from './token-state';

interface FinishScreenProps {
  /** From the address, which a signed-in visitor may open directly. */
  token?: string | undefined;
  countries: Country[];
  contact: string | undefined;
  /** The addresses of the session, or null without one. */
  proved: Proved | null;
}

/** `/auth/onboard2`: address, preferences and terms; with a session the details can be changed here, too. */
export function FinishScreen(props: FinishScreenProps) {
  const hydrated = useHydrated();
  const { token } = props;

  useEffect(() => {
    if (token) window.history.replaceState(null, '', window.location.pathname);
  }, [token]);

  return hydrated ? <Steps {...props} /> : <div aria-hidden="true" className="h-160" />;
}

/** The tab's stored set-up, after storing the token of the address. */
function resume(token: string | undefined): OnboardInfo | null {
  if (token) keepToken(token);
  return storedInfo(storedToken() ?? undefined);
}

const isProved = ({ email, phone }: OnboardInfo, proved: Proved) =>
  email === proved.email || (phone !== '' && phone === proved.phone);

function Steps({ token: tokenFromLink, countries, contact, proved }: FinishScreenProps) {
  const router = useRouter();
  const [info, setInfo] = useState(() => resume(tokenFromLink));
  const [details, setDetails] = useState(info !== null && proved !== null && !isProved(info, proved));
  const [result, setResult] = useState<OnboardingResult>();
  const token = storedToken();

  const keep = (answers: Details, link: Pick<OnboardInfo, 'warehouseName' | 'suiteNumber' | 'switches'>) => {
    const next = { ...answers, ...link, warehouseToken: token ?? '', stage: 'address' as const };
    storeInfo(next);
    setInfo(next);
    setDetails(false);
  };

  if (result && info) return <Done result={result} info={info} />;
  if (!token) return <LinkDoesNotWork contact={contact} />;
  if (!info) {
    if (!proved) return <FirstStepFirst />;
    return (
      <TokenState token={token} contact={contact}>
        {(found) => (
          <DetailsForm
            warehouseName={found.warehouse.name}
            suiteNumber={found.suiteNumber}
            prefill={found.prefill}
            proved={proved}
            onDone={(answers) => keep(answers, linkFacts(found))}
          />
        )}
      </TokenState>
    );
  }
  if (details) return <DetailsForm {...info} proved={proved} onDone={(answers) => keep(answers, info)} />;
  return (
    <FinishForm
      info={info}
      countries={countries}
      contact={contact}
      onBack={() => (proved ? setDetails(true) : router.push('/auth/onboard'))}
      onDone={(done) => {
        clearOnboarding();
        if (proved) window.location.replace('/');
        else setResult(done);
      }}
    />
  );
}

/** The link is valid but the first step is not done: it comes first. */
function FirstStepFirst() {
  const router = useRouter();
  useEffect(() => router.replace('/auth/onboard'), [router]);
  return <div aria-hidden="true" className="h-160" />;
}
