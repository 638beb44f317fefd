import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import type { QuarterSpend } from '@/lib/domain/account/overview';
import { text } from '@/lib/text/text';
import { hasSpend } from './spend-data';
import { SpendSection } from './spend-section';

/** The cost of the warehouse's services over the last four quarters. */
export function Spending({ spend, currency }: { spend: QuarterSpend[]; currency: string }) {
  return (
    <Card aria-labelledby="spend-heading">
      <CardHeader
        id="spend-heading"
        title={text('homePage.spending.title')}
        action={
          <Link href="/invoices" prefetch={false} className="link text-sm">
            {text('homePage.spending.invoices')}
          </Link>
        }
      />
      {hasSpend(spend) ? (
        <SpendSection spend={spend} currency={currency} />
      ) : (
        <p className="text-sm text-muted">{text('homePage.spending.none')}</p>
      )}
    </Card>
  );
}
