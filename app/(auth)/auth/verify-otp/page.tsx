import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { textTransports } from '@/components/features/auth/login/main-method';
import { OutboxNote } from '@/components/features/auth/outbox-note';
import { VerifyScreen } from '@/components/features/auth/verify-screen';
import { readSettings } from '@/lib/runtime/settings';
import { offeredMethods } from '@/lib/bff/page/offered';
import { outboxVisible } from '@/lib/session/guard/guard';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.verifyCode') });

export default async function VerifyPage() {
  const settings = readSettings();
  const withOutbox = outboxVisible(await headers(), settings);
  return (
    <VerifyScreen textTransports={textTransports(offeredMethods(settings).methods)}>
      {withOutbox && <OutboxNote />}
    </VerifyScreen>
  );
}
