'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { enterTotp } from '@/lib/browser/identity/totp';
import { text } from '@/lib/text/text';
import { CodeForm } from '../parts/code-form';
import { RecoveryForm } from './recovery-form';

interface TotpProofProps {
  /** The button's label, such as "Confirm". */
  verb?: string;
  onConfirmed: () => void;
}

/** Re-authenticates by a code of the authenticator app, or by a recovery code. */
export function TotpProof({ verb = text('security.confirm.submit'), onConfirmed }: TotpProofProps) {
  const [recovering, setRecovering] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        {recovering ? text('security.confirm.recovery.intro') : text('security.confirm.totp.intro')}
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
        {recovering ? text('security.confirm.totp.use') : text('security.confirm.recovery.use')}
      </Button>
    </div>
  );
}
