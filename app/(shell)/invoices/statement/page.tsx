import type { Metadata } from 'next';
import { StatementScreen } from '@/components/features/invoices/statement-screen';

export const metadata: Metadata = { title: 'Statement' };

export default async function Page({ searchParams }: PageProps<'/invoices/statement'>) {
  return <StatementScreen searchParams={await searchParams} />;
}
