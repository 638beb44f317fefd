import type { Overview } from '@/lib/domain/account/overview';
import { text } from '@/lib/text/text';
import { HomeCard } from '../home-card';
import { MerchantItem } from './merchant-item';

/** The shops with the most packages; each links to its packages. */
export function TopMerchants({ merchants }: { merchants: Overview['merchants'] }) {
  const most = Math.max(1, ...merchants.map(({ packages }) => packages));
  return (
    <HomeCard id="merchants-heading" title={text('homePage.shops.title')}>
      {merchants.length === 0 && <p className="text-sm text-muted">{text('homePage.shops.none')}</p>}
      <ol className="flex flex-col gap-4 text-sm">
        {merchants.map(({ name, packages }) => (
          <MerchantItem
            key={name}
            name={name}
            packages={text('homePage.shops.packages', { count: packages })}
            share={packages / most}
          />
        ))}
      </ol>
    </HomeCard>
  );
}
