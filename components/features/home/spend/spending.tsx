import type { QuarterSpend } from '@/lib/domain/account/overview';
import { text } from '@/lib/text/text';
import { HomeCard } from '../home-card';
import { hasSpend } from './spend-data';
import { SpendSection } from './spend-section';

/** The cost of the warehouse's services over the last four quarters. */
export function Spending({ spend, currency }: { spend: QuarterSpend[]; currency: string }) {
  return (
    <HomeCard
      id="spend-heading"
      title={text('homePage.spending.title')}
      more={{ href: '/invoices', label: text('homePage.spending.invoices') }}
    >
      {hasSpend(spend) ? (
        <SpendSection spend={spend} currency={currency} />
      ) : (
        <p className="text-sm text-muted">{text('homePage.spending.none')}</p>
      )}
    </HomeCard>
  );
}
