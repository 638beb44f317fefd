'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { OnboardingResult } from '@/lib/domain/onboarding';
import type { Country } from './countries';
import { Done } from './done';
import { FinishForm } from './finish-form';
import { LinkDoesNotWork } from './link-problem';
import { forgetOnboarding, keptInfo, type OnboardInfo } from './store';

interface FinishScreenProps {
  countries: Country[];
  signedIn: boolean;
}

/** The second step; without the first step's answers it says where to begin. */
export function FinishScreen(props: FinishScreenProps) {
  const hydrated = useHydrated();
  return hydrated ? <KeptInfo {...props} /> : <div aria-hidden="true" className="h-160" />;
}

function KeptInfo({ countries, signedIn }: FinishScreenProps) {
  const [info] = useState<OnboardInfo | null>(keptInfo);
  const [result, setResult] = useState<OnboardingResult>();
  if (!info) return <LinkDoesNotWork />;
  if (result) return <Done result={result} info={info} signedIn={signedIn} />;
  return (
    <FinishForm
      info={info}
      countries={countries}
      onDone={(done) => {
        forgetOnboarding();
        setResult(done);
      }}
    />
  );
}
