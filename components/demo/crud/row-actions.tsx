'use client';

import { createContext, use } from 'react';
import { IconButton } from '@/components/ui/action/icon-button';
import type { Product } from '../data/products';

interface ProductActions {
  edit: (product: Product) => void;
  remove: (product: Product) => void;
}

const nothing = () => undefined;

/** What the buttons of a row do; the columns are made before anybody knows. */
export const ProductActionsContext = createContext<ProductActions>({ edit: nothing, remove: nothing });

/** Edit and delete, at the end of a product's row. */
export function RowActions({ product }: { product: Product }) {
  const { edit, remove } = use(ProductActionsContext);
  return (
    <span className="stacked:-ms-2 -my-1.5 -me-2 inline-flex">
      <IconButton icon="pencil" label={`Edit ${product.name}`} onClick={() => edit(product)} />
      <IconButton icon="trash" label={`Delete ${product.name}`} onClick={() => remove(product)} />
    </span>
  );
}
