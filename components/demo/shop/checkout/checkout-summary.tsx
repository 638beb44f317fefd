import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { LineList } from '../line-list';
import { orderLine } from '../order';
import { cartOf, cartTotals, type Shop } from '../shop-area';
import { TotalsList } from '../totals-list';
import { PromoForm } from './promo-form';

/** The items to be ordered, and their total. */
export function CheckoutSummary({ shop }: { shop: Shop }) {
  return (
    <Card aria-labelledby="checkout-summary" className="flex flex-col gap-5 lg:sticky lg:top-20">
      <div>
        <CardHeader id="checkout-summary" title="Your order" />
        <LineList lines={cartOf(shop).map(orderLine)} />
      </div>
      <PromoForm promo={shop.promo} />
      <TotalsList totals={cartTotals(shop)} delivery={shop.delivery} promo={shop.promo} />
    </Card>
  );
}
