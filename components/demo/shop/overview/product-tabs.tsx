import { Card } from '@/components/ui/display/card';
import { DescriptionList } from '@/components/ui/display/description-list';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Tabs } from '@/components/ui/navigation/tabs';
import { formatMoney } from '@/lib/format';
import type { ShopProduct } from '../product';
import { deliveries, freeFrom } from '../totals';
import { Review } from './review';
import { reviewsOf } from './reviews';

const dollars = (amount: number) => formatMoney({ amount, currency: 'USD' });

/** Details, reviews, and delivery. */
export function ProductTabs({ product }: { product: ShopProduct }) {
  const reviews = reviewsOf(product);
  return (
    <Card aria-label="About the product">
      <Tabs
        label="About the product"
        tabs={[
          { label: 'Details', icon: 'info', content: <Details product={product} /> },
          {
            label: `Reviews (${reviews.length})`,
            icon: 'message-square',
            content:
              reviews.length > 0 ? (
                <ul className="max-w-prose divide-y divide-line">
                  {reviews.map((review) => (
                    <Review key={review.title} review={review} />
                  ))}
                </ul>
              ) : (
                <EmptyState icon="message-square" title="No reviews yet">
                  The first ones come when the first parcels have arrived.
                </EmptyState>
              ),
          },
          { label: 'Shipping', icon: 'truck', content: <Shipping /> },
        ]}
      />
    </Card>
  );
}

function Details({ product }: { product: ShopProduct }) {
  const { paragraphs, code, category, colours, sizes } = product;
  const facts = [
    { term: 'Code', value: code },
    { term: 'Category', value: category },
    { term: 'Colours', value: colours.map(({ name }) => name).join(', ') },
    { term: 'Sizes', value: sizes.join(', ') },
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex max-w-prose flex-col gap-3 text-base">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <DescriptionList facts={facts.filter(({ value }) => value !== '')} />
    </div>
  );
}

function Shipping() {
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <DescriptionList
        facts={Object.values(deliveries).map(({ label, when, price }) => ({
          term: label,
          value: `${when}, ${price === 0 ? 'free' : dollars(price)}`,
        }))}
      />
      <p className="text-muted">
        Standard delivery is free from {dollars(freeFrom)}. What does not please may come back within 30 days.
      </p>
    </div>
  );
}
