'use client';

import { createContext, use } from 'react';
import { IconButton } from '@/components/ui/action/icon-button';
import type { Product } from '../data/products';

interface ProductActions {
  edit: (product: Product) => void;
  remove: (product: Product) => void;
}

const nothing = () => undefined;

/** The actions of a row's buttons, by context because the columns are created statically. */
export const ProductActionsContext = createContext<ProductActions>({ edit: nothing, remove: nothing });

/** Edit and delete buttons of a product's row. */
export function RowActions({ product }: { product: Product }) {
  const { edit, remove } = use(ProductActionsContext);
  return (
    <span className="stacked:-ms-2 -my-1.5 -me-2 inline-flex">
      <IconButton icon="pencil" label={`Edit ${product.name}`} onClick={() => edit(product)} />
      <IconButton icon="trash" label={`Delete ${product.name}`} onClick={() => remove(product)} />
    </span>
  );
}
