'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { enterTotp } from '@/lib/browser/identity/totp';
import { CodeForm } from '../parts/code-form';
import { RecoveryForm } from './recovery-form';

interface TotpProofProps {
  /** The button's label, such as "Confirm". */
  verb?: string;
  onConfirmed: () => void;
}

/** Re-authenticates by a code of the authenticator app, or by a recovery code. */
export function TotpProof({ verb = 'Confirm', onConfirmed }: TotpProofProps) {
  const [recovering, setRecovering] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        {recovering
          ? 'Enter one of the recovery codes you saved when you set up the app. Each code works once.'
          : 'Open your authenticator app and enter the code it shows for Waybill.'}
      </p>
      {recovering ? (
        <RecoveryForm verb={verb} onVerified={onConfirmed} />
      ) : (
        <CodeForm verb={verb} verify={enterTotp} onVerified={onConfirmed} />
      )}
      <Button
        variant="ghost"
        size="small"
        icon={recovering ? 'smartphone' : 'clipboard-list'}
        className="-ms-3 self-start"
        onClick={() => setRecovering(!recovering)}
      >
        {recovering ? 'Use your authenticator app' : 'Use a recovery code'}
      </Button>
    </div>
  );
}
