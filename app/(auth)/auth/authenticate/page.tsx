import type { Metadata } from 'next';
import { AuthenticateScreen } from '@/components/features/auth/authenticate/authenticate-screen';
import { ConsentScreen } from '@/components/features/consent/consent-screen';

type Props = PageProps<'/auth/authenticate'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { client_id } = await searchParams;
  return { title: client_id === undefined ? 'Signing in' : 'A connected app' };
}

/** Handles a connected app's request, or a one-time token that the browser reads by itself. */
export default async function AuthenticatePage({ searchParams }: Props) {
  const params = await searchParams;
  return params.client_id === undefined ? <AuthenticateScreen /> : <ConsentScreen params={params} />;
}
