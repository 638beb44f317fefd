import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SettingUpNotice } from '@/components/features/auth/login/setting-up-notice';
import { SignedOutNotice } from '@/components/features/auth/login/signed-out-notice';
import { readSettings } from '@/lib/runtime/settings';
import { offeredMethods } from '@/lib/bff/page/offered';
import { isSetUp } from '@/lib/bff/page/set-up';
import { outboxVisible } from '@/lib/session/guard/guard';
import { text } from '@/lib/text/text';
import { Login } from './login';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.signIn') });

async function notice(signedOut: string | string[] | undefined) {
  if (!(await isSetUp())) return <SettingUpNotice />;
  return signedOut === 'here' && <SignedOutNotice />;
}

export default async function LoginPage({ searchParams }: PageProps<'/auth/login'>) {
  const settings = readSettings();
  const { signedOut } = await searchParams;
  return (
    <Login
      {...offeredMethods(settings)}
      proveFirst={settings.identity.url === undefined}
      outbox={outboxVisible(await headers(), settings)}
      notice={await notice(signedOut)}
    />
  );
}
