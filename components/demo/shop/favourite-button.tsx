'use client';

import { flushSync } from 'react-dom';
import { classNames } from '@/components/ui/styles/class-names';
import { IconButton } from '@/components/ui/action/icon-button';
import { useArea } from '../area';
import type { ShopProduct } from './product';
import { shopArea, toggleFavourite } from './shop-area';

interface FavouriteButtonProps {
  product: Pick<ShopProduct, 'id' | 'name'>;
  className?: string;
}

/**
 * Adds a product to the favourites or removes it: in a list of favourites the focus then moves to the next
 * product.
 */
export function FavouriteButton({ product: { id, name }, className }: FavouriteButtonProps) {
  const favourite = useArea(shopArea).favourites.includes(id);
  const toggle = (button: HTMLElement) => {
    const item = button.closest('li');
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    flushSync(() => shopArea.change(toggleFavourite(id)));
    if (button.isConnected) return;
    (beside?.querySelector('a') ?? document.getElementById('content'))?.focus();
  };
  return (
    <IconButton
      icon="demo:heart"
      label={`${name}: favourite`}
      aria-pressed={favourite}
      onClick={({ currentTarget }) => toggle(currentTarget)}
      className={classNames(favourite && 'text-primary-text [&_svg]:fill-current', className)}
    />
  );
}
