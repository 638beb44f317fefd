import { Picture } from '@/components/ui/display/picture';
import { formatPrice } from '../data/products';
import { variantOf, type OrderLine } from './order';

/** The lines of an order, read-only. */
export function LineList({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul aria-label="Things" className="divide-y divide-line">
      {lines.map((line) => {
        const { productId, colour, size, name, image, price, quantity } = line;
        return (
          <li
            key={`${productId}|${colour}|${size}`}
            className="flex items-center gap-3 py-3 text-sm first:pt-0 last:pb-0"
          >
            <Picture src={image} alt="" width={56} height={56} className="size-14 shrink-0 rounded-md" />
            <div className="min-w-0 grow">
              <p className="wrap-anywhere font-medium text-strong">{name}</p>
              {variantOf(line) && <p className="text-muted">{variantOf(line)}</p>}
              <p className="tabular-nums text-muted">
                {quantity} × {formatPrice({ price })}
              </p>
            </div>
            <p className="shrink-0 tabular-nums">{formatPrice({ price: price * quantity })}</p>
          </li>
        );
      })}
    </ul>
  );
}
