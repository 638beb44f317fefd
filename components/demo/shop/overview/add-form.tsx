'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { NumberField } from '@/components/ui/field/number-field';
import { useArea } from '../../area';
import { addToCart } from '../add-to-cart';
import { remainingStock } from '../cart';
import type { ShopProduct } from '../product';
import { shopArea } from '../shop-area';

interface AddFormProps {
  product: ShopProduct;
  variant: { colour: string; size: string };
  /** Whether a choice is missing; shows its error then. */
  refuse: () => boolean;
}

/** The quantity to add to the cart; limited to the stock. */
export function AddForm({ product, variant, refuse }: AddFormProps) {
  const id = useId();
  const [wanted, setWanted] = useState<number | null>(1);
  const room = remainingStock(useArea(shopArea).cart, product);
  const quantity = Math.min(wanted ?? 1, room);
  const { draft, quantity: stock } = product;
  const closed = room === 0 || draft === true;

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (closed) return;
    if (refuse())
      return event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-invalid] input')?.focus();
    addToCart(product, { ...variant, quantity });
    setWanted(1);
  };
  return (
    <form onSubmit={add} aria-label="Cart" className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-36">
          <Field id={id} label="Quantity">
            {(control) => (
              <NumberField
                {...control}
                value={closed ? 0 : quantity}
                onChange={setWanted}
                min={closed ? 0 : 1}
                max={room}
                disabled={closed}
              />
            )}
          </Field>
        </div>
        <Button type="submit" icon="demo:shopping-cart" disabled={closed}>
          Add to cart
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {stock === 0
          ? 'It is sold out. Keep it as a favourite to find it again.'
          : draft
            ? 'Publish it before you buy it.'
            : room === 0
              ? `All ${stock} of them are in your cart.`
              : stock < 10 && `Only ${room} left to add.`}
      </p>
    </form>
  );
}
