import type { Metadata } from 'next';
import { AuthenticateScreen } from '@/components/features/auth/authenticate/authenticate-screen';
import { ConsentScreen } from '@/components/features/consent/consent-screen';
import { text } from '@/lib/text/text';

type Props = PageProps<'/auth/authenticate'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { client_id } = await searchParams;
  return { title: text(client_id === undefined ? 'pages.title.signingIn' : 'pages.title.connectedApp') };
}

/** Handles a connected app's request, or a one-time token that the browser reads by itself. */
export default async function AuthenticatePage({ searchParams }: Props) {
  const params = await searchParams;
  return params.client_id === undefined ? <AuthenticateScreen /> : <ConsentScreen params={params} />;
}
