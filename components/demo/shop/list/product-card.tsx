import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { Picture } from '@/components/ui/display/picture';
import { formatPrice } from '../../data/products';
import { Stars } from '../../stars';
import { FavouriteButton } from '../favourite-button';
import { imageOf, overviewOf, type ShopProduct } from '../product';
import { CardBadge } from './card-badge';
import { CardButton } from './card-button';
import { CardColours } from './card-colours';

/** A product in the catalogue. The whole card links to it, except its buttons. */
export function ProductCard({ product }: { product: ShopProduct }) {
  return (
    <Card padding="none" className="relative flex h-full flex-col overflow-hidden">
      <div className="relative">
        <Picture
          src={imageOf(product)}
          alt=""
          width={400}
          height={400}
          className="aspect-4/3 w-full object-cover"
        />
        <span className="absolute start-3 top-3 flex">
          <CardBadge product={product} />
        </span>
        <FavouriteButton product={product} className="z-1 bg-card/85! hover:bg-card! absolute end-2 top-2" />
      </div>
      <div className="flex grow flex-col p-4">
        <p className="flex items-center justify-between gap-2 text-xs text-muted">
          {product.category}
          {product.rating > 0 && <Stars value={product.rating} />}
        </p>
        <h2 className="mt-1 text-base font-semibold">
          <Link href={overviewOf(product.id)} prefetch={false} className="covers wrap-anywhere rounded-xs">
            {product.name}
          </Link>
        </h2>
        <CardColours colours={product.colours} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-4">
          <p className="text-xl font-semibold tabular-nums text-strong">{formatPrice(product)}</p>
          <CardButton product={product} />
        </div>
      </div>
    </Card>
  );
}
