import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { OutboxNote } from '@/components/features/auth/outbox-note';
import { VerifyScreen } from '@/components/features/auth/verify-screen';
import { readSettings } from '@/lib/env';
import { outboxVisible } from '@/lib/session/outbox-rule';

export const metadata: Metadata = { title: 'Enter the code' };

export default async function VerifyPage() {
  const withOutbox = outboxVisible(await headers(), readSettings());
  return (
    <>
      <VerifyScreen />
      {withOutbox && <OutboxNote />}
    </>
  );
}
