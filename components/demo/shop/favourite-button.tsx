'use client';

import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { useArea } from '../area';
import type { ShopProduct } from './product';
import { shopArea, toggleFavourite } from './shop-area';

interface FavouriteButtonProps {
  product: Pick<ShopProduct, 'id' | 'name'>;
  className?: string;
}

/** Keeps a product in mind, or forgets it. */
export function FavouriteButton({ product: { id, name }, className }: FavouriteButtonProps) {
  const favourite = useArea(shopArea).favourites.includes(id);
  return (
    <IconButton
      icon="heart"
      label={`${name}: favourite`}
      aria-pressed={favourite}
      onClick={() => shopArea.change(toggleFavourite(id))}
      className={classNames(favourite && 'text-primary-text [&_svg]:fill-current', className)}
    />
  );
}
