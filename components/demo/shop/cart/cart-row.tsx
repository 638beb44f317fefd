import Link from 'next/link';
import { IconButton } from '@/components/ui/action/icon-button';
import { NumberField } from '@/components/ui/field/number-field';
import { Picture } from '@/components/ui/display/picture';
import { formatPrice } from '../../data/products';
import { keyOf, type PricedLine } from '../cart';
import { variantOf } from '../order';
import { imageOf, overviewOf } from '../product';
import { changeQuantity, shopArea } from '../shop-area';

interface CartRowProps {
  line: PricedLine;
  /** How many more are in stock. */
  room: number;
  onRemove: () => void;
}

/** One line of the cart: product, quantity, price. */
export function CartRow({ line, room, onRemove }: CartRowProps) {
  const { product, price, quantity, colour } = line;
  const variant = variantOf(line);
  const name = variant ? `${product.name}, ${variant}` : product.name;
  return (
    <li className="flex gap-4 py-4 md:py-5">
      <Picture
        src={imageOf(product, colour)}
        alt=""
        width={96}
        height={96}
        className="max-sm:size-18 size-24 shrink-0 rounded-md"
      />
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-base font-semibold">
              <Link
                href={overviewOf(product.id)}
                prefetch={false}
                className="wrap-anywhere rounded-xs hover:underline"
              >
                {product.name}
              </Link>
            </h2>
            {variant && <p className="text-sm text-muted">{variant}</p>}
            <p className="text-sm tabular-nums text-muted">{formatPrice(product)} each</p>
          </div>
          <IconButton
            icon="trash"
            label={`Remove ${name}`}
            data-remove=""
            onClick={onRemove}
            className="-me-2 -mt-2"
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <NumberField
            aria-label={`Quantity: ${name}`}
            value={quantity}
            onChange={(wanted) =>
              wanted !== null && shopArea.change(changeQuantity(keyOf(line), wanted, product))
            }
            min={1}
            max={quantity + room}
            className="w-32"
          />
          <p className="text-base font-semibold tabular-nums text-strong">
            {formatPrice({ price: price * quantity })}
          </p>
        </div>
      </div>
    </li>
  );
}
