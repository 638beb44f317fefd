import type { Metadata } from 'next';
import { StatementScreen } from '@/components/features/invoices/statement-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.statement') });

export default async function Page({ searchParams }: PageProps<'/invoices/statement'>) {
  return <StatementScreen searchParams={await searchParams} />;
}
