'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/kit/display/badge';
import { ButtonLink } from '@/components/ui/action/button-link';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { useArea } from '../area';
import { countOf } from './cart';
import { shopArea } from './shop-area';

interface ShopHeaderProps {
  title: string;
  description?: ReactNode;
  /** The current page, whose link is omitted. */
  here?: 'product-list' | 'shopping-cart' | 'order-history' | 'new-product';
}

const ways = [
  { page: 'product-list', icon: 'layout-grid', words: 'Products' },
  { page: 'order-history', icon: 'receipt', words: 'Orders' },
  { page: 'shopping-cart', icon: 'demo:shopping-cart', words: 'Cart' },
] as const;

/** The heading of a shop page, with links to the others. */
export function ShopHeader({ title, description, here }: ShopHeaderProps) {
  const count = countOf(useArea(shopArea).cart);
  const links = (
    <nav aria-label="Shop" className="flex flex-wrap gap-2">
      {ways
        .filter(({ page }) => page !== here)
        .map(({ page, icon, words }) => (
          <ButtonLink
            key={page}
            href={`/ecommerce/${page}`}
            variant="secondary"
            icon={icon}
            className="max-sm:[&>svg]:hidden"
          >
            {words}
            {page === 'shopping-cart' && count > 0 && (
              <Badge size="small" label={count === 1 ? 'thing in it' : 'things in it'}>
                {count}
              </Badge>
            )}
          </ButtonLink>
        ))}
      {here === 'product-list' && (
        <ButtonLink href="/ecommerce/new-product" icon="plus">
          New product
        </ButtonLink>
      )}
    </nav>
  );
  return <PageHeader title={title} description={description} actions={links} />;
}
