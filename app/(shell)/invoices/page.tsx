import type { Metadata } from 'next';
import { InvoicesScreen } from '@/components/features/invoices/invoices-screen';
import { SignOutButton } from '@/components/shell/session/sign-out-button';

export const metadata: Metadata = { title: 'Invoices' };

export default async function Page({ searchParams }: PageProps<'/invoices'>) {
  return <InvoicesScreen searchParams={await searchParams} signOut={<SignOutButton />} />;
}
