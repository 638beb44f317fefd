'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { errorText } from '@/lib/browser/identity/error-text';
import { sendCode } from '@/lib/browser/identity/send-code';
import { text } from '@/lib/text/text';
import { DetailsForm } from './details-form';
import { pendingCodeContact } from './proof';
import type { Details } from './schemas';
import { storeInfo, storedInfo, type OnboardInfo, type Stage } from './store';
import { linkFacts, type OpenToken } from './token-state';
import { VerifyStep } from './verify-step';

interface FirstStepProps {
  token: string;
  found: OpenToken;
  canText: boolean;
  note: ReactNode;
}

/**
 * The first step: the details, then a code that verifies the address. A reload continues at the same point.
 */
export function FirstStep({ token, found, canText, note }: FirstStepProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? storedInfo(token) : null), [hydrated, token]);
  const [changed, setChanged] = useState<OnboardInfo>();
  const info = changed ?? kept;
  const [problem, setProblem] = useState<string>();

  const goTo = (stage: Stage, base: OnboardInfo | null = info) => {
    if (!base) return;
    const next = { ...base, stage };
    storeInfo(next);
    setChanged(next);
    setProblem(undefined);
    if (stage === 'address') router.push('/auth/onboard2');
  };

  const send = async (details: Details) => {
    const base = { ...details, warehouseToken: token, ...linkFacts(found) };
    const next: OnboardInfo = { ...base, stage: 'details' };
    storeInfo(next);
    setChanged(next);
    try {
      if (!pendingCodeContact(next)) await sendCode({ email: next.email });
      goTo('verify', next);
    } catch (reason) {
      setProblem(errorText(reason));
    }
  };

  if (info?.stage === 'verify') {
    return (
      <VerifyStep
        info={info}
        canText={canText}
        note={note}
        onBack={() => goTo('details')}
        onLater={() => goTo('address')}
      />
    );
  }
  return (
    <DetailsForm
      warehouseName={found.warehouse.name}
      suiteNumber={found.suiteNumber}
      prefill={found.prefill}
      onDone={send}
      problem={
        problem && (
          <Alert
            severity="error"
            title={text('onboarding.code.notSent')}
            action={
              <Button variant="secondary" size="small" onClick={() => goTo('address')}>
                {text('onboarding.code.skip')}
              </Button>
            }
          >
            {problem}
          </Alert>
        )
      }
    />
  );
}
