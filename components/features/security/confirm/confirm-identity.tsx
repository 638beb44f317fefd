'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Message } from '@/components/ui/feedback/message';
import { Skeleton } from '@/components/ui/display/skeleton';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { signInWithPasskey } from '@/lib/browser/identity/passkeys';
import { requestOwnCode } from '@/lib/browser/identity/factors';
import { readUser, type OwnUser } from '@/lib/browser/identity/user';
import { text } from '@/lib/text/text';
import { CodeStep } from '../parts/code-step';
import { ReadFailure } from '../parts/read-failure';
import { useReading } from '../parts/use-reading';
import { useOwnTask } from '../parts/own-tasks';
import { PasswordProof } from './password-proof';
import { proofsOf, proofWords, type Proof } from './proofs';
import { TotpProof } from './totp-proof';

interface ConfirmIdentityProps {
  onConfirmed: () => void;
}

/** Re-authenticates the customer, by any of their methods (security 16). */
export function ConfirmIdentity({ onConfirmed }: ConfirmIdentityProps) {
  const user = useReading(readUser);
  if (user.data) return <ProofChoice user={user.data} onConfirmed={onConfirmed} />;
  if (user.error !== undefined)
    return <ReadFailure title={text('security.confirm.notLoaded')} reading={user} />;
  return <ProofsSkeleton />;
}

/** As tall as two methods, as is a choice of fewer, so that the content below does not move. */
const ProofsSkeleton = () => (
  <div className="min-h-26 flex flex-col gap-2">
    <VisuallyHidden>{text('security.loading')}</VisuallyHidden>
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </div>
);

type Step =
  Exclude<Proof, { kind: 'passkey' | 'code' }> | (Extract<Proof, { kind: 'code' }> & { methodId: string });

function ProofChoice({ user, onConfirmed }: ConfirmIdentityProps & { user: OwnUser }) {
  const [step, setStep] = useState<Step>();
  const [chosen, setChosen] = useState<number>();
  const { busy, error, run } = useOwnTask();
  const proofs = proofsOf(user, 'PublicKeyCredential' in window);

  const choose = (proof: Proof, index: number) => {
    setChosen(index);
    if (proof.kind === 'passkey') {
      void run(async () => {
        await signInWithPasskey();
        onConfirmed();
      });
    } else if (proof.kind === 'code') {
      void run(async () => setStep({ ...proof, ...(await requestOwnCode(proof.contact)) }));
    } else {
      setStep(proof);
    }
  };

  if (!step) {
    return (
      <div className="min-h-26 flex flex-col gap-2">
        {proofs.map((proof, index) => {
          const { icon, label } = proofWords(proof);
          return (
            <Button
              key={label}
              variant="secondary"
              size="large"
              icon={icon}
              loading={busy && chosen === index}
              className="justify-start! whitespace-normal! text-sm! text-start"
              onClick={() => choose(proof, index)}
            >
              {label}
            </Button>
          );
        })}
        {proofs.length === 0 && <p>{text('security.confirm.noWay')}</p>}
        {error && <Message severity="error">{error}</Message>}
      </div>
    );
  }

  return (
    <div className="flex flex-col items-stretch gap-4">
      {step.kind === 'password' && <PasswordProof email={step.email} onConfirmed={onConfirmed} />}
      {step.kind === 'totp' && <TotpProof onConfirmed={onConfirmed} />}
      {step.kind === 'code' && (
        <CodeStep
          contact={step.contact}
          methodId={step.methodId}
          verb={text('security.confirm.submit')}
          onVerified={onConfirmed}
        />
      )}
      {proofs.length > 1 && (
        <Button
          variant="ghost"
          size="small"
          icon="arrow-left"
          className="-ms-3 self-start"
          onClick={() => setStep(undefined)}
        >
          {text('security.confirm.anotherWay')}
        </Button>
      )}
    </div>
  );
}
