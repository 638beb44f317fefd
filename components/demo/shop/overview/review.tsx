import { formatDate } from '@/lib/format';
import { Stars } from '../../stars';
import type { ProductReview } from './reviews';

/** A customer's review of a product. */
export function Review({ review: { title, text, stars, by, date } }: { review: ProductReview }) {
  return (
    <li className="flex flex-col gap-1 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-sm font-semibold">{title}</h3>
        <Stars value={stars} />
      </div>
      <p>{text}</p>
      <p className="text-xs text-muted">
        {by}, {formatDate(date)}
      </p>
    </li>
  );
}
