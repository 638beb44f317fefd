'use client';

import { enterTotp } from '@/lib/identity/totp';
import { CodeForm } from '../parts/code-form';

/** Shows by a code of their authenticator app who is there. */
export function TotpProof({ onConfirmed }: { onConfirmed: () => void }) {
  return (
    <>
      <p className="text-sm">Open your authenticator app and enter the code it shows for Waybill.</p>
      <CodeForm verb="Confirm" verify={enterTotp} onVerified={onConfirmed} />
    </>
  );
}
