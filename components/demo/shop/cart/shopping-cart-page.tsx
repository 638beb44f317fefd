'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { toast } from '@/components/ui/feedback/toast';
import { useArea } from '../../area';
import { countOf, keyOf, remainingStock, type PricedLine } from '../cart';
import { cartOf, cartTotals, restoreToCart, shopArea, removeFromCart } from '../shop-area';
import { ShopHeader } from '../shop-header';
import { TotalsList } from '../totals-list';
import { CartRow } from './cart-row';
import { FreeShipping } from './free-shipping';

/** /ecommerce/shopping-cart: the cart and its total. */
export function ShoppingCartPage() {
  const shop = useArea(shopArea);
  const box = useRef<HTMLDivElement>(null);
  const lines = cartOf(shop);
  const totals = cartTotals(shop);
  const count = countOf(lines);

  const remove = ({ product, price: _price, ...line }: PricedLine, index: number) => {
    flushSync(() => shopArea.change(removeFromCart(keyOf(line))));
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? box.current)?.focus();
    toast({
      severity: 'info',
      summary: `Removed from your cart: ${product.name}`,
      life: 8000,
      action: { label: 'Undo', onPress: () => shopArea.change(restoreToCart(line, index, product)) },
    });
  };
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <ShopHeader
        title="Your cart"
        description={count === 1 ? 'One thing' : count > 0 && `${count} things`}
        here="shopping-cart"
      />
      {lines.length === 0 ? (
        <Card padding="none">
          <EmptyState
            icon="demo:shopping-cart"
            title="Your cart is empty"
            action={<ButtonLink href="/ecommerce/product-list">See the products</ButtonLink>}
          >
            What you add on the shelf comes to lie here.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Card padding="none" aria-label="Things in the cart">
            <ul className="divide-y divide-line px-4 md:px-6">
              {lines.map((line, index) => (
                <CartRow
                  key={keyOf(line)}
                  line={line}
                  room={remainingStock(shop.cart, line.product)}
                  onRemove={() => remove(line, index)}
                />
              ))}
            </ul>
          </Card>
          <Card aria-labelledby="cart-summary">
            <CardHeader id="cart-summary" title="Summary" />
            <TotalsList totals={totals} delivery={shop.delivery} promo={shop.promo} />
            <FreeShipping totals={totals} delivery={shop.delivery} />
            <ButtonLink href="/ecommerce/checkout-form" size="large" className="mt-5 w-full">
              Check out
            </ButtonLink>
          </Card>
        </div>
      )}
    </div>
  );
}
